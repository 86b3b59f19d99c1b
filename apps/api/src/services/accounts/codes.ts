import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { addMs, DAY, limits, type Language } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { CodePurpose } from '@tolk/domain';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../refusal.ts';
import {
  codeTimesSince,
  countTry,
  insertCode,
  lockAccount,
  lockNewestCode,
} from '../../repositories/code-repository.ts';
import { findPersonByAccount } from '../../repositories/person-repository.ts';
import { keyedHash } from '../../server-key.ts';
import { scheduleAccountMessage, type AccountMessage } from './account-message.ts';
import type { AccountName } from './account-name.ts';

interface CodeRequest {
  account: AccountName;
  purpose: CodePurpose;
  language: Language;
  now: Date;
}

/**
 * Sends a code. Known and unknown accounts are answered alike: who has none gets no login code,
 * who has one is told so instead of getting a sign-up code. Throws `codeTooSoon`, `codesUsedUp`.
 */
export async function sendCode(
  deps: Pick<Dependencies, 'jobs' | 'config'>,
  tx: Tx,
  request: CodeRequest,
): Promise<{ resendAfterMs: number }> {
  const { account, purpose, now } = request;
  await lockAccount(tx, account.value);
  await assertCodeAllowed(tx, account.value, now);
  const id = randomUUID();
  const code = String(randomInt(10 ** limits.code.digits)).padStart(limits.code.digits, '0');
  await insertCode(tx, {
    id,
    account: account.value,
    purpose,
    code_hash: hashCode(deps, id, code),
    created_at: now,
    expires_at: addMs(now, limits.code.lifetimeMs),
    tries: 0,
    used_at: null,
  });
  const known = (await findPersonByAccount(tx, account)) !== undefined;
  await scheduleAccountMessage(deps, tx, messageFor(request, code, known), now);
  return { resendAfterMs: limits.code.resendMs };
}

function messageFor(
  { account: to, purpose, language }: CodeRequest,
  code: string,
  known: boolean,
): AccountMessage | null {
  if (purpose === 'register' && known) return { kind: 'accountExists', to, language };
  if (purpose !== 'register' && !known) return null;
  return { kind: 'code', to, language, purpose, code };
}

async function assertCodeAllowed(tx: Tx, account: string, now: Date): Promise<void> {
  const [newest, ...older] = await codeTimesSince(tx, account, addMs(now, -DAY));
  if (newest === undefined) return;
  const waitMs = newest.getTime() + limits.code.resendMs - now.getTime();
  if (waitMs > 0) refuse('codeTooSoon', { data: { resendAfterMs: waitMs } });
  if (older.length + 1 >= limits.code.perDay) refuse('codesUsedUp');
}

/** Uses up the newest code if it is this one; a wrong try counts, so the caller must let it commit. */
export async function useCode(
  deps: Pick<Dependencies, 'config'>,
  tx: Tx,
  given: { account: AccountName; purpose: CodePurpose; code: string; now: Date },
): Promise<boolean> {
  const { account, purpose, code, now } = given;
  const newest = await lockNewestCode(tx, account.value, purpose);
  if (newest === undefined || newest.used_at !== null || newest.expires_at <= now) return false;
  if (newest.tries >= limits.code.tries) return false;
  const right = timingSafeEqual(newest.code_hash, hashCode(deps, newest.id, code));
  await countTry(tx, newest.id, right ? now : null);
  return right;
}

function hashCode({ config }: Pick<Dependencies, 'config'>, id: string, code: string): Buffer {
  return keyedHash(config.serverKey, 'code', `${id}.${code}`);
}
