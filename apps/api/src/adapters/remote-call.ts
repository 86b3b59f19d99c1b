import { ProviderRefused, ProviderUnavailable } from '../ports/provider-errors.ts';
import { REMOTE_TIMEOUT } from './config.ts';

interface Failure {
  code?: number | string;
  Code?: string;
  message?: string;
  Message?: string;
}

/**
 * One HTTP call with a JSON answer. A 4xx other than 429 throws `ProviderRefused` with the
 * provider's code; no answer in time, 5xx and anything unreadable throw `ProviderUnavailable`.
 */
export async function callJson<T>(
  provider: string,
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: T }> {
  const { status, body } = await exchangeJson<T & Failure>(provider, url, init);
  if (status < 400) return { status, body };
  if (status === 429 || status >= 500) throw new ProviderUnavailable(provider, `HTTP ${status}`);
  const code = String(body.code ?? body.Code ?? status);
  throw new ProviderRefused(provider, code, body.message ?? body.Message ?? '');
}

/** The same whatever the status: for a provider that words its refusals in its own way. */
export async function exchangeJson<T>(
  provider: string,
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: T }> {
  return exchange(provider, url, init, (response) => response.json() as Promise<T>);
}

/** A text at an address, such as a certificate; anything but 200 throws `ProviderUnavailable`. */
export async function fetchText(provider: string, url: string): Promise<string> {
  const { status, body } = await exchange(provider, url, {}, (response) => response.text());
  if (status !== 200) throw new ProviderUnavailable(provider, `HTTP ${status}`);
  return body;
}

/** A file at an address; one that is larger, or anything but 200, throws `ProviderUnavailable`. */
export async function fetchBytes(provider: string, url: string, maxBytes: number): Promise<Buffer> {
  const { status, body } = await exchange(provider, url, {}, (response) =>
    firstBytes(response, maxBytes),
  );
  if (status !== 200) throw new ProviderUnavailable(provider, `HTTP ${status}`);
  return body;
}

async function firstBytes({ body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The status of an answer whose content says nothing more. */
export async function statusOf(provider: string, url: string, init: RequestInit): Promise<number> {
  return (await exchange(provider, url, init, async ({ body }) => body?.cancel())).status;
}

/**
 * The only `fetch` of this program. Each answer has to be read to its end or cancelled at once: when a
 * server closes the connection of an unread answer, Node throws, and the process ends (nodejs/undici#5360).
 */
async function exchange<T>(
  provider: string,
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
) {
  try {
    const signal = AbortSignal.timeout(REMOTE_TIMEOUT);
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    return { status: response.status, body: await read(response) };
  } catch (error) {
    throw new ProviderUnavailable(provider, error);
  }
}
