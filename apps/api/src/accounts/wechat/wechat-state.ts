import { randomBytes } from 'node:crypto';
import { limits } from '@tolk/domain';
import type { Config } from '../../config.ts';
import { isKeyedHash, keyedHash } from '../../database/server-key.ts';

type Needs = { config: Pick<Config, 'serverKeys'> };

const form = /^([0-9a-f]{16})([0-9a-f]{12})([0-9a-f]{64})$/;

/**
 * What goes to WeChat and comes back: chance, when it ends and our signature, in hex, because WeChat
 * takes letters and digits only. The browser compares it too, so that nobody logs in as another.
 */
export function newState({ config }: Needs, now: Date): string {
  const endsAt = (now.getTime() + limits.wechat.stateMs).toString(16).padStart(12, '0');
  const content = randomBytes(8).toString('hex') + endsAt;
  return content + keyedHash(config.serverKeys, 'wechat-state', content).toString('hex');
}

/** Whether we gave it out, and not too long ago. */
export function isOwnState({ config }: Needs, state: string, now: Date): boolean {
  const [, chance = '', endsAt = '', signature = ''] = form.exec(state) ?? [];
  if (signature === '') return false;
  const signed = { use: 'wechat-state', text: chance + endsAt } as const;
  if (!isKeyedHash(config.serverKeys, signed, Buffer.from(signature, 'hex'))) return false;
  return Number.parseInt(endsAt, 16) > now.getTime();
}
