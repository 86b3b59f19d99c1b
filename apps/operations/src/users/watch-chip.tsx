import { Trans } from '@lingui/react/macro';
import { StatusChip } from '@tolk/design-system/pieces';

/** Beside a person whom staff keep an eye on; why stands on the person's page. */
export function WatchChip() {
  return (
    <StatusChip tone="attention">
      <Trans context="status">Watched</Trans>
    </StatusChip>
  );
}
