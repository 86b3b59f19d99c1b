import { Trans, useLingui } from '@lingui/react/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Box, Button } from '@tolk/design-system';
import { bandsOf } from '@tolk/domain';
import {
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  languageName,
  useLanguage,
  type Language,
} from '@tolk/i18n';
import { useNames } from '@tolk/labels';
import { useBandNames, useBreaksText } from '@tolk/market-views';
import type { Term } from './term-changes.ts';

const labels: Readonly<Record<Term, MessageDescriptor>> = {
  orderName: msg({ message: 'Name', context: 'fact' }),
  orderType: msg({ message: 'Type', context: 'fact' }),
  whFieldId: msg({ message: 'Field', context: 'fact' }),
  sourceLanguage: msg({ message: 'From', context: 'source language' }),
  targetLanguage: msg({ message: 'Into', context: 'target language' }),
  bothDirections: msg({ message: 'Both ways', context: 'interpreting' }),
  bookings: msg({ message: 'Bookings', context: 'interpreting' }),
  breaks: msg`Breaks and meals`,
  cancellationTiers: msg`If the client cancels`,
  overtimeRate: msg({ message: 'Overtime rate', context: 'fact' }),
  travel: msg({ message: 'Travel', context: 'fact' }),
  startTime: msg({ message: 'Start time', context: 'fact' }),
  endTime: msg({ message: 'End time', context: 'fact' }),
  deliverTime: msg({ message: 'Deliver by', context: 'fact' }),
  acceptTime: msg`Results checked by`,
  milestones: msg({ message: 'Milestones', context: 'fact' }),
  workload: msg({ message: 'Workload', context: 'fact' }),
  pricing: msg`How is it priced?`,
  unitPrice: msg({ message: 'Rate', context: 'fact' }),
  unitName: msg({ message: 'Unit', context: 'fact' }),
  bookingMode: msg`Where will it take place?`,
  bookingPlace: msg`Address or link`,
  orderDescription: msg({ message: 'Description', context: 'fact' }),
  orderFiles: msg({ message: 'Files', context: 'fact' }),
  wordAnalysis: msg`What words weigh`,
};

interface VersionNoticeProps {
  before: OrderDetail;
  after: OrderDetail;
  changed: readonly Term[];
  onRead: () => void;
}

/** The client changed the terms while they were being read: what was, what is now. */
export function VersionNotice({ before, after, changed, onRead }: VersionNoticeProps) {
  const { i18n } = useLingui();
  const show = useShownTerm();
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" onClick={onRead}>
          <Trans>I have read it</Trans>
        </Button>
      }
    >
      <Box sx={{ fontWeight: 650 }}>
        <Trans>The client changed this order in the meantime</Trans>
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changed.map((term) => (
          <li key={term}>
            <TermChange
              label={i18n._(labels[term])}
              before={show(before, term)}
              after={show(after, term)}
            />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function TermChange({ label, before, after }: Record<'label' | 'before' | 'after', string>) {
  return (
    <Trans>
      {label}: <del>{before}</del> → <ins>{after}</ins>
    </Trans>
  );
}

function tiersText({ cancellationTiers }: OrderDetail, i18n: I18n): string {
  if (cancellationTiers === null) return i18n._(msg`Only if both sides agree`);
  return cancellationTiers
    .map(({ daysBefore, percent }) =>
      i18n._(msg`until ${daysBefore} days before: ${percent}% of the price`),
    )
    .join(', ');
}

function weightsText(
  { wordAnalysis }: OrderDetail,
  names: ReturnType<typeof useBandNames>,
  language: Language,
): string {
  if (!wordAnalysis?.weights) return '—';
  const { weights } = wordAnalysis;
  return bandsOf(wordAnalysis)
    .map((band) => `${names[band]}: ${formatPercent(weights[band] / 100, language)}`)
    .join(', ');
}

const modes = {
  onSite: msg({ message: 'On site', context: 'value' }),
  remote: msg({ message: 'Remote', context: 'value' }),
};
const pricings = {
  perUnit: msg`By unit and workload`,
  fixed: msg({ message: 'Fixed price', context: 'value' }),
};

function useShownTerm() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const bands = useBandNames();
  const breaksText = useBreaksText();
  return (order: OrderDetail, term: Term): string => {
    switch (term) {
      case 'orderName':
      case 'orderDescription':
        return order[term];
      case 'bookingPlace':
        return order.bookingPlace || '—';
      case 'bookingMode':
        return order.bookingMode ? i18n._(modes[order.bookingMode]) : '—';
      case 'bothDirections':
        return order.bothDirections
          ? i18n._(msg({ message: 'Both ways', context: 'interpreting' }))
          : i18n._(msg({ message: 'One way', context: 'interpreting' }));
      case 'bookings':
        return order.bookings
          .map(({ startTime, endTime }) => {
            const place = { language, zone: order.zone };
            return `${formatDateTime(startTime, place)} – ${formatDateTime(endTime, place)}`;
          })
          .join(', ');
      case 'breaks':
        return order.breaks ? breaksText(order.breaks) : '—';
      case 'cancellationTiers':
        return tiersText(order, i18n);
      case 'overtimeRate':
      case 'travel':
        return order[term]
          ? formatMoney({ amount: order[term], currency: order.currency }, language)
          : '—';
      case 'milestones':
        return (
          order.milestones
            .map(({ milestoneName, deliverTime, amountOfMoney: amount }) => {
              const price = formatMoney({ amount, currency: order.currency }, language);
              return `${milestoneName} (${formatDateTime(deliverTime, { language })}, ${price})`;
            })
            .join(', ') || '—'
        );
      case 'pricing':
        return i18n._(pricings[order.pricing]);
      case 'orderType':
        return names.type(order.orderType);
      case 'whFieldId':
        return names.field(order.whFieldId);
      case 'sourceLanguage':
      case 'targetLanguage':
        return languageName(order[term], language);
      case 'startTime':
      case 'endTime':
      case 'deliverTime':
      case 'acceptTime':
        return formatDateTime(order[term], { language });
      case 'workload':
        return formatNumber(order.workload, language);
      case 'unitPrice':
        return formatMoney({ amount: order.unitPrice, currency: order.currency }, language);
      case 'unitName':
        return names.unit(order.unitName);
      case 'wordAnalysis':
        return weightsText(order, bands, language);
      case 'orderFiles':
        break;
    }
    return (
      order.orderFiles
        .map(({ fileName, referenceOnly }) =>
          referenceOnly ? i18n._(msg`${fileName} (reference, not counted)`) : fileName,
        )
        .join(', ') || '—'
    );
  };
}
