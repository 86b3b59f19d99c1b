import { Trans } from '@lingui/react/macro';
import { StatusChip } from '@tolk/design-system/pieces';

/** From these points on a match is good, or fair. */
const good = 75;
const fair = 50;

/** How well a supplier and a posting fit, of 100. */
export function MatchChip({ score, hint }: { score: number; hint?: string }) {
  const tone = score >= good ? 'success' : score >= fair ? 'active' : 'neutral';
  return (
    <StatusChip tone={tone} hint={hint}>
      <Trans>Match {score} of 100</Trans>
    </StatusChip>
  );
}
