import { Trans, useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { appealOutcomeLabels } from '@tolk/labels';
import type { ReactNode } from 'react';
import { FileList } from '../deliveries/file-list.tsx';
import { FileHash } from '../files/file-hash.tsx';
import { SplitAmounts } from '../money/split-amounts.tsx';

type Ruling = NonNullable<AppealDetail['appealResults']>;

interface RulingCardProps {
  title: ReactNode;
  ruling: Ruling;
  currency: string;
  viewer: Identity;
}

/** A ruling or the decision after a review: the outcome, what each side gets, why, and by whom. */
export function RulingCard({ title, ruling, currency, viewer }: RulingCardProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { outcome, refundPercent, deliverTime, text, appealResultsFile, processedBy, time } =
    ruling;
  const result = i18n._(appealOutcomeLabels[outcome]);
  const share = formatPercent(refundPercent / 100, language);
  return (
    <Stack spacing={1.5} sx={{ breakInside: 'avoid' }}>
      <div>
        <Typography variant="subtitle1" component="h3">
          {outcome === 'split' ? (
            <Trans>
              {title}: {result}, {share} to the client
            </Trans>
          ) : (
            <Trans>
              {title}: {result}
            </Trans>
          )}
        </Typography>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <Trans>
            by {processedBy}, <DateTime iso={time} />
          </Trans>
        </Box>
      </div>
      {outcome === 'redo' ? (
        <Typography>
          {deliverTime ? (
            <Trans>
              The work is to be redone and delivered by <DateTime iso={deliverTime} />. The money
              stays held.
            </Trans>
          ) : (
            <Trans>The work is to be redone. The money stays held.</Trans>
          )}
        </Typography>
      ) : (
        <SplitAmounts {...ruling} currency={currency} viewer={viewer} />
      )}
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      {appealResultsFile.length > 0 ? (
        <FileList
          files={appealResultsFile}
          renderDetail={({ sha256 }) => <FileHash sha256={sha256} />}
        />
      ) : null}
    </Stack>
  );
}
