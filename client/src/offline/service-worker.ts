/**
 * The service worker: it keeps the client's files, so that pages open without a line.
 *
 *   install   the shell is kept, and every piece that the version before had kept
 *   fetch     a page or a file of ours: from what is kept, else from the network, and kept then
 *   message   { keep: piece } keeps a piece; 'take over' lets this version replace the one before
 *
 * Files are named after their contents, so a kept one is never old; one version has one cache, and
 * the one before stays, for windows that still show it.  Whatever a server answers is never kept.
 */

interface Version {
  readonly version: string;
  /** The script that the page begins with. */
  readonly entry: string;
  readonly pieces: Readonly<Record<string, readonly string[]>>;
}

/** What a worker of this kind has; the page's own types do not know it. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    hear: (event: Events[Name]) => void,
  ): void;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { readonly data: unknown; readonly ports: readonly MessagePort[] };
  fetch: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
}

declare const __PIECES__: Version;

const worker = globalThis as unknown as WorkerScope;
const LIST = __PIECES__;
const ROOT = worker.registration.scope;
/** Another copy may lie below another path of the same host. */
const PREFIX = `gloaming ${new URL(ROOT).pathname} `;
const NAME = PREFIX + LIST.version;
const SHELL = 'shell';
const FILES = new Set(Object.values(LIST.pieces).flat().map(addressOf));
/** What a server answers itself, below its root. */
const SERVERS_OWN = /^(api|live|health|ready|metrics)(\/|$)/;
const KEPT_VERSIONS = 2;
const AT_ONCE = 6; // files: a line with long ways would be idle most of the time otherwise

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(hear(event)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(ROOT)) return;
  if (isPage(request)) event.respondWith(page(request));
  else if (isFile(request.url)) event.respondWith(file(request));
});

async function install(): Promise<void> {
  const before = await piecesBefore();
  await keepPage();
  await keep(SHELL);
  for (const piece of before) await keep(piece);
}

/** Forget all versions but this one and the one before. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = names.filter((name) => name !== NAME);
  await Promise.all(others.slice(0, -(KEPT_VERSIONS - 1)).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function hear({ data, ports }: Events['message']): Promise<void> {
  if (data === 'take over') return worker.skipWaiting();
  const piece = pieceIn(data);
  if (!piece) return;
  const isKept = await keep(piece).then(
    () => true,
    () => false, // the line is gone, or there is no room: it is asked for again
  );
  ports[0]?.postMessage(isKept);
}

function pieceIn(data: unknown): string | undefined {
  const { keep } = Object(data) as { keep?: unknown };
  return typeof keep === 'string' && keep in LIST.pieces ? keep : undefined;
}

/** Keep all files of a piece, and note that it is kept. */
async function keep(piece: string): Promise<void> {
  const cache = await caches.open(NAME);
  const names = (LIST.pieces[piece] ?? []).values();
  const keepNext = async () => {
    for (const name of names) await keepFile(cache, addressOf(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
  await cache.put(noteOf(piece), new Response(''));
}

async function keepFile(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return;
  const found = (await caches.match(address)) ?? (await fetched(address));
  await cache.put(address, found);
}

/** Keep the page, if it is the one of this version: a server may be changed meanwhile. */
async function keepPage(): Promise<void> {
  const response = await fetched(ROOT, 'no-cache');
  const text = await response.text();
  if (!text.includes(LIST.entry)) throw new Error('the page is of another version');
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  for (const name of ['Content-Security-Policy', 'Referrer-Policy', 'Permissions-Policy']) {
    const value = response.headers.get(name);
    if (value) Object.assign(headers, { [name]: value });
  }
  await (await caches.open(NAME)).put(ROOT, new Response(text, { headers }));
}

async function fetched(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Return the pieces that other versions have kept. */
async function piecesBefore(): Promise<readonly string[]> {
  const pieces = Object.keys(LIST.pieces).filter((piece) => piece !== SHELL);
  const notes = await Promise.all(pieces.map((piece) => caches.match(noteOf(piece))));
  return pieces.filter((_, number) => notes[number]);
}

async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(NAME)).match(ROOT);
  return kept ?? fetch(request);
}

/** Answer with a file of this version or the one before, and keep it if it was not. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && FILES.has(request.url)) {
    const cache = await caches.open(NAME);
    await cache.put(request.url, response.clone()).catch(() => undefined); // there is no room
  }
  return response;
}

function isPage({ mode, url }: Request): boolean {
  const path = new URL(url).pathname.slice(new URL(ROOT).pathname.length);
  const isNamed = /\.\w+$/.test(path) && path !== 'index.html';
  return mode === 'navigate' && !isNamed && !SERVERS_OWN.test(path);
}

function isFile(url: string): boolean {
  return FILES.has(url) || url.startsWith(addressOf('assets/'));
}

function addressOf(name: string): string {
  return new URL(name, ROOT).href;
}

function noteOf(piece: string): string {
  return addressOf(`kept/${piece}`);
}
