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
  const { status, body } = await exchange<T & Failure>(provider, url, init);
  if (status < 400) return { status, body };
  if (status === 429 || status >= 500) throw new ProviderUnavailable(provider, `HTTP ${status}`);
  const code = String(body.code ?? body.Code ?? status);
  throw new ProviderRefused(provider, code, body.message ?? body.Message ?? '');
}

async function exchange<T>(provider: string, url: string, init: RequestInit) {
  try {
    const signal = AbortSignal.timeout(REMOTE_TIMEOUT);
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    return { status: response.status, body: (await response.json()) as T };
  } catch (error) {
    throw new ProviderUnavailable(provider, error);
  }
}
