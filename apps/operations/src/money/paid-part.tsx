import { Trans } from '@lingui/react/macro';
import type { IncomingTransfer } from '@tolk/contract';

/** Which part of its order money pays; nothing where it pays all of it. */
export function PaidPart({
  pays,
  milestoneName,
}: Pick<IncomingTransfer, 'pays' | 'milestoneName'>) {
  if (pays === 'change') {
    return milestoneName === null ? (
      <Trans>Difference of a change</Trans>
    ) : (
      <Trans>Difference of a change of “{milestoneName}”</Trans>
    );
  }
  return pays === 'milestone' ? <Trans>Milestone “{milestoneName}”</Trans> : null;
}
