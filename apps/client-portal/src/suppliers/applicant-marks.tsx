import { Trans } from '@lingui/react/macro';
import { Stack } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { ProvenFields } from '@tolk/market-views';

interface ApplicantMarksProps {
  realNameVerified: boolean;
  /** A test passed in the pair that is asked for. */
  tested: boolean;
  /** Fields that certificates prove in that pair. */
  provenFieldIds?: readonly string[];
}

/** What our staff have checked about somebody, in a word each; nothing while nothing is checked. */
export function ApplicantMarks({
  realNameVerified,
  tested,
  provenFieldIds = [],
}: ApplicantMarksProps) {
  if (!realNameVerified && !tested) return null;
  return (
    <Stack component="span" direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {realNameVerified ? (
        <StatusChip tone="success">
          <Trans>Real name verified</Trans>
        </StatusChip>
      ) : null}
      {tested ? (
        <StatusChip tone="active">
          <Trans context="status">Test passed</Trans>
        </StatusChip>
      ) : null}
      <ProvenFields fields={provenFieldIds} />
    </Stack>
  );
}
