import { Trans, useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { DateTime, DefinitionList, LongText, Money, Section } from '@tolk/design-system/pieces';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { appealOutcomeLabels } from '@tolk/labels';

type Ruling = NonNullable<AppealDetail['appealResults']>;

/** The ruling, who accepted it, why a review was asked for, and what that decided. */
export function Rulings({ appeal }: { appeal: AppealDetail }) {
  const { appealResults, review, reviewReason, currency } = appeal;
  if (appealResults === null && review === null) return null;
  return (
    <>
      {review ? (
        <Section title={<Trans>Decision of the review, final</Trans>}>
          <RulingFacts ruling={review} currency={currency} />
        </Section>
      ) : null}
      {reviewReason ? (
        <Section title={<Trans>Why a review was asked for</Trans>}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reviewReason}</Box>
        </Section>
      ) : null}
      {appealResults ? (
        <Section title={<Trans context="heading">Ruling</Trans>}>
          <RulingFacts ruling={appealResults} currency={currency} appeal={appeal} />
        </Section>
      ) : null}
    </>
  );
}

interface RulingFactsProps {
  ruling: Ruling;
  /** ISO 4217. */
  currency: string;
  /** For the first ruling: how far the sides accept it. */
  appeal?: AppealDetail;
}

function RulingFacts({ ruling, currency, appeal }: RulingFactsProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const money = ruling.outcome !== 'redo';
  const sides = {
    client: t({ message: 'Client', context: 'party' }),
    supplier: t({ message: 'Supplier', context: 'party' }),
  };
  const accepted = appeal?.acceptedBy.map((side) => sides[side]).join(' · ');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DefinitionList
        entries={[
          {
            key: 'outcome',
            label: <Trans context="fact">Outcome</Trans>,
            value: i18n._(appealOutcomeLabels[ruling.outcome]),
          },
          {
            key: 'percent',
            label: <Trans>Share that goes back</Trans>,
            value: money ? formatPercent(ruling.refundPercent / 100, language) : null,
          },
          {
            key: 'client',
            label: <Trans>Back to the client</Trans>,
            value: money ? <Money amount={ruling.refund} currency={currency} /> : null,
          },
          {
            key: 'supplier',
            label: <Trans>To the supplier</Trans>,
            value: money ? <Money amount={ruling.earnings} currency={currency} /> : null,
          },
          {
            key: 'due',
            label: <Trans context="fact">Deliver until</Trans>,
            value: ruling.deliverTime ? <DateTime iso={ruling.deliverTime} /> : null,
          },
          { key: 'by', label: <Trans context="fact">Decided by</Trans>, value: ruling.processedBy },
          {
            key: 'time',
            label: <Trans context="fact">Decided at</Trans>,
            value: <DateTime iso={ruling.time} />,
          },
          { key: 'accepted', label: <Trans context="fact">Accepted by</Trans>, value: accepted },
          {
            key: 'until',
            label: <Trans>May be reviewed until</Trans>,
            value:
              appeal?.appealStatus === 'ruled' && appeal.reviewUntil ? (
                <DateTime iso={appeal.reviewUntil} />
              ) : null,
          },
        ]}
      />
      <LongText label={<Trans context="fact">Grounds</Trans>}>{ruling.text}</LongText>
    </Box>
  );
}
