// The server over HTTP. A refusal is one sentence, and may name a message and a rule.
import type { Fault } from './types/protocol.ts';

export class Refusal extends Error {
  readonly fault: Fault;
  readonly status: number;

  constructor(fault: Fault, status: number) {
    super(fault.error);
    this.fault = fault;
    this.status = status;
  }
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new Refusal({ error: 'The server cannot be reached.', key: 'page-unreachable' }, 0);
  }
  if (response.ok) return response;
  const fault = (await response.json().catch(() => null)) as Fault | null;
  const unread = {
    error: `The server answered ${String(response.status)}.`,
    key: 'page-answered',
    words: { status: response.status },
  };
  throw new Refusal(fault ?? unread, response.status);
}

function bearer(tokens: readonly string[]): HeadersInit {
  return tokens.length ? { Authorization: `Bearer ${tokens.join(',')}` } : {};
}

export async function get<T>(
  path: string,
  tokens: readonly string[] = [],
  signal?: AbortSignal,
): Promise<T> {
  const response = await ask(path, { headers: bearer(tokens), signal: signal ?? null });
  return (await response.json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await ask(path, {})).text();
}

export async function post<T>(
  path: string,
  body: unknown,
  tokens: readonly string[] = [],
  layCode = '',
): Promise<T> {
  const text = typeof body === 'string';
  const headers = {
    ...bearer(tokens),
    ...(layCode ? { 'Steppe-Lay-Code': encodeURIComponent(layCode) } : {}),
    'Content-Type': text ? 'text/plain' : 'application/json',
  };
  const response = await ask(path, {
    method: 'POST',
    headers,
    body: text ? body : JSON.stringify(body),
  });
  return (await response.json()) as T;
}
