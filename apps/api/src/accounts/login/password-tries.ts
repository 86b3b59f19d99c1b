import { MINUTE } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuseFor } from '../../calls/rate-limiter.ts';
import type { Asker } from './asker.ts';
import { createTries } from './tries.ts';

const tries = createTries({
  what: 'password',
  ofAsker: 10,
  fromAnywhere: 50,
  windowMs: 15 * MINUTE,
});

/**
 * Judges a password for the account that `name` stands for, which need not exist. Throws `tooMany`
 * after too many wrong ones.
 */
export async function judgePassword(
  at: { name: string; asker: Asker },
  context: Pick<CallContext, 'deps' | 'now'>,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { right, waitMs } = await tries.judge(at, context, isRight);
  if (waitMs > 0) refuseFor(waitMs);
  return right;
}
