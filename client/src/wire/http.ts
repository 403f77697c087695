/** Requests that are answered once: every refusal becomes an error with its name. */

import { Refusal, Unreachable } from './refusal';

interface RefusedBody {
  code?: string;
  text?: string;
  place?: string;
}

/** Ask for something. */
export function get<T>(path: string): Promise<T> {
  return request<T>(path, { method: 'GET' });
}

/** Change something; the header tells the server that a page of its own asks. */
export function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  const headers: Record<string, string> = { 'X-Gloaming': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  return request<T>(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const response = await reached(fetch(path, { credentials: 'same-origin', ...init }));
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  return (isJson && text ? JSON.parse(text) : text) as T;
}

async function reached(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch {
    throw new Unreachable();
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => ({}))) as RefusedBody;
  const text = body.text ?? response.statusText;
  return new Refusal(body.code ?? 'unavailable', text, body.place ?? '');
}
