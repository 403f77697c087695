/** Modules of the engine come over the network; plain web hosts may not know what they are. */

const KIND = 'application/wasm';

/** Load and compile a module, while it comes where its host says what it is. */
export async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const isNamed = response.headers.get('Content-Type')?.startsWith(KIND) ?? false;
  if (isNamed) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
