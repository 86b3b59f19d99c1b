import { Trans } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { moneyOf } from '@tolk/contract/order-money';
import { Box, Stack, Typography } from '@tolk/design-system';
import { DateTime, DefinitionList, LongText, Money, Section } from '@tolk/design-system/pieces';
import { sidesOf, type Identity } from '@tolk/domain';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';
import { SplitAmounts } from '../money/split-amounts.tsx';

/** Who asks for what, why, and since when. */
export function ClaimPart({ appeal, viewer }: { appeal: AppealDetail; viewer: Identity }) {
  const names = useNames();
  const language = useLanguage();
  const { claimant, otherName, wantedRefundPercent, currency, appealEndTime } = appeal;
  const percent = formatPercent(wantedRefundPercent / 100, language);
  return (
    <Section title={<Trans>What is asked for</Trans>}>
      <Stack spacing={2}>
        <DefinitionList
          entries={[
            {
              key: 'claimant',
              label: <Trans context="fact">Raised by</Trans>,
              value:
                claimant === null ? (
                  <Trans context="value">The platform</Trans>
                ) : claimant === viewer ? (
                  <Trans context="value">You</Trans>
                ) : (
                  otherName
                ),
            },
            {
              key: 'type',
              label: <Trans context="fact">About</Trans>,
              value: names.appealType(appeal.appealType),
            },
            {
              key: 'price',
              label: <Trans>Price of the work</Trans>,
              value: <Money amount={appeal.amountOfMoney} currency={currency} />,
            },
            {
              key: 'opened',
              label: <Trans context="fact">Opened on</Trans>,
              value: <DateTime iso={appeal.appealStartTime} />,
            },
            {
              key: 'evidence',
              label: <Trans context="fact">Evidence until</Trans>,
              value: <DateTime iso={appeal.evidenceUntil} />,
            },
            {
              key: 'ended',
              label: <Trans context="fact">Ended on</Trans>,
              value: appealEndTime ? <DateTime iso={appealEndTime} /> : null,
            },
          ]}
        />
        {claimant === null ? null : (
          <>
            <LongText label={<Trans context="fact">Reason</Trans>}>
              {appeal.reasonForAppeal}
            </LongText>
            <Box>
              <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                <Trans>Asked for: {percent} refund</Trans>
              </Typography>
              <SplitAmounts
                {...sidesOf(moneyOf(appeal), wantedRefundPercent)}
                currency={currency}
                viewer={viewer}
              />
            </Box>
          </>
        )}
      </Stack>
    </Section>
  );
}
