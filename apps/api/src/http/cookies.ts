import { limits, SECOND } from '@tolk/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isToken } from '../accounts/sessions/token.ts';

/** A cookie that holds a token of ours, for so long (seconds). */
export interface TokenCookie {
  name: string;
  seconds: number;
}

/** It opens nothing by itself: it only says that somebody has signed in here before. */
export const deviceCookie: TokenCookie = {
  name: 'tolk-device',
  seconds: limits.device.rememberedMs / SECOND,
};

/** By it customer service knows somebody without an account again. */
export const visitorCookie: TokenCookie = {
  name: 'tolk-visitor',
  seconds: limits.service.visitorMs / SECOND,
};

/** The value of a cookie; empty without it. */
export function cookieIn(header: string | undefined, wanted: string): string {
  for (const part of (header ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === wanted) return value;
  }
  return '';
}

/** The token in this cookie; null without one of ours. */
export function tokenIn({ name }: TokenCookie, { headers }: FastifyRequest): string | null {
  const value = cookieIn(headers.cookie, name);
  return isToken(value) ? value : null;
}

/** Null takes the cookie away. */
export function keepToken(
  reply: FastifyReply,
  { name, seconds }: TokenCookie,
  token: string | null,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = token === null ? 0 : seconds;
  reply.header(
    'set-cookie',
    `${name}=${token ?? ''}; Max-Age=${age}; Path=/api; HttpOnly; SameSite=Strict${secure}`,
  );
}
