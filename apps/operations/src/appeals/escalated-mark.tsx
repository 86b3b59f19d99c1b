import { Trans } from '@lingui/react/macro';
import { StatusChip } from '@tolk/design-system/pieces';

/** Stands beside an appeal that has been open for too long. */
export function EscalatedMark({ escalated }: { escalated: boolean }) {
  if (!escalated) return null;
  return (
    <StatusChip tone="danger">
      <Trans context="status">Escalated</Trans>
    </StatusChip>
  );
}
