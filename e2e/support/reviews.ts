import type { VerificationKind } from '@tolk/domain';
import { expectDone } from './people.ts';
import { staffCaller } from './staff.ts';

export interface Decision {
  decision: 'certify' | 'refuse' | 'askAgain' | 'revoke';
  /** Told to the person; needed for everything but `certify`. */
  reason?: string;
  /** Of a certificate: the fields that it proves. */
  provenFieldIds?: string[];
}

/** Decides the one review of this kind that waits for somebody of this name, by calls. */
export async function decideReview(
  kind: VerificationKind,
  name: string,
  { reason = '', ...form }: Decision,
): Promise<void> {
  const staff = await staffCaller();
  const { list } = await expectDone<{ list: { reviewId: string }[] }>(
    staff,
    '/opsinterface/getReviewList',
    { kind, status: 'submitted', search: name, pageNum: 1, pageSize: 10 },
  );
  const [review] = list;
  if (list.length !== 1 || !review) {
    throw new Error(`${list.length} reviews of ${kind} wait for ${name}.`);
  }
  const { reviewId } = review;
  await expectDone(staff, '/opsinterface/decideReview', { kind, reviewId, reason, ...form });
}
