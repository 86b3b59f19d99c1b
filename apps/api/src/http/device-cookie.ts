import { limits, SECOND } from '@tolk/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isToken } from '../accounts/sessions/token.ts';

const name = 'tolk-device';

/** The token of the browser's device cookie; null without one of ours. */
export function deviceOf({ headers }: FastifyRequest): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=');
    if (key === name && isToken(value)) return value;
  }
  return null;
}

/** It opens nothing by itself: it only says that somebody has signed in here before. */
export function keepDevice(
  reply: FastifyReply,
  token: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  const seconds = limits.device.rememberedMs / SECOND;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${token}; Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Strict${secure}`,
  );
}
