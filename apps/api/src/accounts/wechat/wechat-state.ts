import { randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '@tolk/domain';
import type { Config } from '../../config.ts';
import { keyedHash } from '../../database/server-key.ts';

type Needs = { config: Pick<Config, 'serverKey'> };

const form = /^([0-9a-f]{16})([0-9a-f]{12})([0-9a-f]{64})$/;

/**
 * What goes to WeChat and comes back: chance, when it ends and our signature, in hex, because WeChat
 * takes letters and digits only. The browser compares it too, so that nobody logs in as another.
 */
export function newState(needs: Needs, now: Date): string {
  const endsAt = (now.getTime() + limits.wechat.stateMs).toString(16).padStart(12, '0');
  const content = randomBytes(8).toString('hex') + endsAt;
  return content + signatureOf(needs, content).toString('hex');
}

/** Whether we gave it out, and not too long ago. */
export function isOwnState(needs: Needs, state: string, now: Date): boolean {
  const [, chance = '', endsAt = '', signature = ''] = form.exec(state) ?? [];
  if (signature === '') return false;
  const given = Buffer.from(signature, 'hex');
  if (!timingSafeEqual(given, signatureOf(needs, chance + endsAt))) return false;
  return Number.parseInt(endsAt, 16) > now.getTime();
}

function signatureOf({ config }: Needs, content: string): Buffer {
  return keyedHash(config.serverKey, 'wechat-state', content);
}
