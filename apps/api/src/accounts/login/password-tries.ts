import { MINUTE } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuseFor } from '../../calls/rate-limiter.ts';
import type { Asker } from './asker.ts';
import { createTries } from './tries.ts';

const tries = createTries({ ofAsker: 10, fromAnywhere: 50, windowMs: 15 * MINUTE });

/**
 * Judges a password for the account that `name` stands for, which need not exist. Throws `tooMany`
 * after too many wrong ones.
 */
export async function judgePassword(
  at: { name: string; asker: Asker },
  { now }: Pick<CallContext, 'now'>,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { right, waitMs } = await tries.judge(at, now, isRight);
  if (waitMs > 0) refuseFor(waitMs);
  return right;
}
