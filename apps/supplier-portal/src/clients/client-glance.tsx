import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClientRecord } from '@tolk/contract';
import { Box, VisuallyHidden } from '@tolk/design-system';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { useHoursToPay } from './use-hours-to-pay.ts';
import { useRecordRule } from './record-rule.ts';

/** A client in a few words, for a row of a list. */
export function ClientGlance({ record }: { record: ClientRecord }) {
  const { t } = useLingui();
  const language = useLanguage();
  const rule = useRecordRule();
  const paysIn = useHoursToPay(record);
  const { averageGrade, ordersPaid } = record;
  const stars = averageGrade === null ? null : formatNumber(averageGrade, language);
  return (
    <Box component="span" title={rule} sx={{ '& > * + *': { ml: 1 } }}>
      {stars === null ? null : (
        <span data-figures="">
          <Box component="span" aria-hidden sx={{ color: 'star' }}>
            ★
          </Box>{' '}
          <VisuallyHidden>{t`Client rated ${stars} of 5`}</VisuallyHidden>
          <span aria-hidden>{stars}</span>
        </span>
      )}
      {paysIn === null ? null : <span data-figures="">{paysIn}</span>}
      {stars === null && paysIn === null ? (
        ordersPaid === 0 ? (
          <span>
            <Trans context="status">New client</Trans>
          </span>
        ) : (
          <span data-figures="">
            <Plural value={ordersPaid} one="Client with # hire" other="Client with # hires" />
          </span>
        )
      ) : null}
    </Box>
  );
}
