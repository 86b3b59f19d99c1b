import { Plural, Trans } from '@lingui/react/macro';
import { StatusChip } from '@tolk/design-system/pieces';

/** Stands beside a supplier whom staff keeps out: nothing is paid out to them. */
export function BlockedMark({ blocked }: { blocked: boolean }) {
  if (!blocked) return null;
  return (
    <StatusChip tone="danger">
      <Trans context="status">Account blocked</Trans>
    </StatusChip>
  );
}

/** Stands beside a payout that was sent so long ago that its end should be known. */
export function UnresolvedMark({ unresolved }: { unresolved: boolean }) {
  if (!unresolved) return null;
  return (
    <StatusChip tone="danger">
      <Trans>Without an answer</Trans>
    </StatusChip>
  );
}

/** Stands beside a batch with such payouts. */
export function UnresolvedCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <StatusChip tone="danger">
      <Plural value={count} one="# unanswered" other="# unanswered" />
    </StatusChip>
  );
}
