import { Trans, useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { DateTime, DefinitionList, LongText, Money, Section } from '@tolk/design-system/pieces';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { appealOutcomeLabels } from '@tolk/labels';
import { FileRows } from '../../orders/file-rows.tsx';
import { downloadAppealFile } from './download-appeal-file.ts';
import { EvidencePdf } from './evidence-pdf.tsx';
import { EvidencePicture } from './evidence-picture.tsx';

type Ruling = NonNullable<AppealDetail['appealResults']>;

/** The ruling, who accepted it, why a review was asked for, and what that decided. */
export function Rulings({ appeal }: { appeal: AppealDetail }) {
  const { appealResults, review, reviewReason } = appeal;
  if (appealResults === null && review === null) return null;
  return (
    <>
      {review ? (
        <Section title={<Trans>Decision of the review, final</Trans>}>
          <RulingFacts ruling={review} appeal={appeal} />
        </Section>
      ) : null}
      {reviewReason ? (
        <Section title={<Trans>Why a review was asked for</Trans>}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reviewReason}</Box>
        </Section>
      ) : null}
      {appealResults ? (
        <Section title={<Trans context="heading">Ruling</Trans>}>
          <RulingFacts ruling={appealResults} appeal={appeal} isFirst />
        </Section>
      ) : null}
    </>
  );
}

interface RulingFactsProps {
  ruling: Ruling;
  appeal: AppealDetail;
  /** The ruling that a review may follow: shows how far the sides accept it. */
  isFirst?: boolean;
}

function RulingFacts({ ruling, appeal, isFirst = false }: RulingFactsProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const money = ruling.outcome !== 'redo';
  const sides = {
    client: t({ message: 'Client', context: 'party' }),
    supplier: t({ message: 'Supplier', context: 'party' }),
  };
  const { projectOrderAppealId, currency, acceptedBy, appealStatus, reviewUntil } = appeal;
  const accepted = isFirst ? acceptedBy.map((side) => sides[side]).join(' · ') : null;
  const reviewable = isFirst && appealStatus === 'ruled' ? reviewUntil : null;
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
            label: <Trans context="fact">Share refunded</Trans>,
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
            label: <Trans context="fact">Deliver by</Trans>,
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
            value: reviewable ? <DateTime iso={reviewable} /> : null,
          },
        ]}
      />
      <LongText label={<Trans context="fact">Grounds</Trans>}>{ruling.text}</LongText>
      <FileRows
        files={ruling.appealResultsFile}
        onDownload={(file) => downloadAppealFile(projectOrderAppealId, file)}
        renderPicture={(file) => <EvidencePicture appealId={projectOrderAppealId} file={file} />}
        renderPdf={(file) => <EvidencePdf appealId={projectOrderAppealId} file={file} />}
      />
    </Box>
  );
}
