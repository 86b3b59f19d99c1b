import { Trans } from '@lingui/react/macro';
import { Stack } from '@tolk/design-system';
import { DateTime, DefinitionList, LongText, Money, Section } from '@tolk/design-system/pieces';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';
import { WhoseTurn } from '../../records/whose-turn.tsx';
import type { AppealWithOrder } from './appeal-with-order.ts';

/** Who asks for what, and since when. */
export function AppealFacts({ story }: { story: AppealWithOrder }) {
  const names = useNames();
  const language = useLanguage();
  const { appeal, order, clientName, supplierName } = story;
  const claimants = {
    client: <Trans>The client, {clientName}</Trans>,
    supplier: <Trans>The supplier, {supplierName}</Trans>,
  };
  return (
    <Section title={<Trans context="heading">The appeal</Trans>}>
      <Stack spacing={2}>
        <DefinitionList
          entries={[
            {
              key: 'claimant',
              label: <Trans context="fact">Raised by</Trans>,
              value: appeal.claimant ? (
                claimants[appeal.claimant]
              ) : (
                <Trans context="value">The platform</Trans>
              ),
            },
            {
              key: 'type',
              label: <Trans context="fact">About</Trans>,
              value: names.appealType(appeal.appealType),
            },
            {
              key: 'wanted',
              label: <Trans>Refund asked for</Trans>,
              value: formatPercent(appeal.wantedRefundPercent / 100, language),
            },
            {
              key: 'price',
              label: <Trans>Price of the work</Trans>,
              value: <Money amount={appeal.amountOfMoney} currency={appeal.currency} />,
            },
            {
              key: 'turn',
              label: <Trans context="fact">Whose turn</Trans>,
              value: appeal.turn ? (
                <WhoseTurn turn={appeal.turn} turnUntil={appeal.turnUntil} />
              ) : null,
            },
            {
              key: 'opened',
              label: <Trans context="fact">Opened at</Trans>,
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
              value: appeal.appealEndTime ? <DateTime iso={appeal.appealEndTime} /> : null,
            },
            {
              key: 'when',
              label: <Trans>State of the work</Trans>,
              value: appeal.afterCompletion ? (
                <Trans>The results had been accepted</Trans>
              ) : order.deliverables.length > 0 ? (
                <Trans>Delivered, not accepted yet</Trans>
              ) : (
                <Trans context="value">Not delivered yet</Trans>
              ),
            },
          ]}
        />
        <LongText label={<Trans context="fact">Reason</Trans>}>{appeal.reasonForAppeal}</LongText>
      </Stack>
    </Section>
  );
}
