import { useLingui } from '@lingui/react/macro';
import { ContactText, DateTime, Deadline, Money } from '@tolk/design-system/pieces';
import { priceOf } from '@tolk/domain';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { useNames, useRegionName } from '@tolk/labels';
import { BookingList } from '../bookings/booking-list.tsx';
import { BookingTime } from '../bookings/booking-time.tsx';
import { useBreaksText } from '../bookings/use-breaks-text.ts';
import { Pair } from './pair.tsx';
import type { ShownPosting } from './shown-posting.ts';

/** What is to be done, and for how much. */
export function useWorkEntries(posting: ShownPosting) {
  const { t } = useLingui();
  const names = useNames();
  const { interpretationMode, jobLevel, unitName } = posting;
  return [
    {
      key: 'pair',
      label: t({ message: 'Languages', context: 'fact' }),
      value: <Pair posting={posting} />,
    },
    {
      key: 'projectType',
      label: t({ message: 'Type', context: 'fact' }),
      value: names.type(posting.projectType),
    },
    {
      key: 'interpretationMode',
      label: t({ message: 'Interpreting mode', context: 'fact' }),
      value: interpretationMode ? names.interpretationMode(interpretationMode) : null,
    },
    {
      key: 'whFieldId',
      label: t({ message: 'Professional field', context: 'fact' }),
      value: names.field(posting.whFieldId),
    },
    {
      key: 'jobLevel',
      label: t({ message: 'Level', context: 'fact' }),
      value: jobLevel ? names.jobLevel(jobLevel) : null,
    },
    {
      key: 'salary',
      label: t({ message: 'Rate', context: 'posting' }),
      value: (
        <>
          <Money amount={posting.salary} currency={posting.currency} emphasis="earned" />{' '}
          {names.perUnit(unitName)}
        </>
      ),
    },
    {
      key: 'estimatedWorkload',
      label: t({ message: 'Estimated workload', context: 'fact' }),
      value: names.workload(posting.estimatedWorkload, unitName),
    },
    {
      key: 'total',
      label: t({ message: 'Total', context: 'fact' }),
      value: (
        <Money
          amount={priceOf(posting.salary, posting.estimatedWorkload)}
          currency={posting.currency}
          emphasis="strong"
        />
      ),
    },
  ];
}

/** When and where. The times of a booking are those of its place. */
export function useTimeEntries({ projectType, zone, ...posting }: ShownPosting) {
  const { t } = useLingui();
  const regionName = useRegionName();
  const breaksText = useBreaksText();
  const region = regionName(posting.region);
  const { place } = posting;
  const interpreting = projectType === 'interpretation';
  const Moment = interpreting ? BookingTime : DateTime;
  const bookings = interpreting ? (posting.bookings ?? []) : [];
  const moment = (iso: string | null) =>
    iso && bookings.length === 0 ? <Moment iso={iso} authorZone={zone} /> : null;
  return [
    {
      key: 'deadline',
      label: t({ message: 'Apply by', context: 'fact' }),
      value: <Deadline iso={posting.deadline} authorZone={zone} />,
    },
    {
      key: 'region',
      label: t({ message: 'Place', context: 'fact' }),
      value: region,
    },
    { key: 'place', label: t`Address or link`, value: place === region ? null : place },
    {
      key: 'bookings',
      label: t({ message: 'Bookings', context: 'interpreting' }),
      value: bookings.length === 0 ? null : <BookingList bookings={bookings} zone={zone} />,
    },
    {
      key: 'breaks',
      label: t`Breaks and meals`,
      value: interpreting && posting.breaks ? breaksText(posting.breaks) : null,
    },
    {
      key: 'startTime',
      label: interpreting ? t`First booking starts` : t({ message: 'Start time', context: 'fact' }),
      value: moment(posting.startTime),
    },
    {
      key: 'dueDate',
      label: interpreting ? t`Last booking ends` : t({ message: 'Delivery due', context: 'fact' }),
      value: moment(posting.dueDate),
    },
  ];
}

/** Who published it, who sees it, and how it is received. */
export function usePeopleEntries({ releaseDate, zone, ...posting }: ShownPosting) {
  const { t } = useLingui();
  const language = useLanguage();
  const count = (value?: number) => (value === undefined ? null : formatNumber(value, language));
  return [
    {
      key: 'companyName',
      label: t({ message: 'Company', context: 'fact' }),
      value: posting.companyName,
    },
    {
      key: 'publisherName',
      label: t({ message: 'Published by', context: 'fact' }),
      value: posting.publisherName,
    },
    {
      key: 'contactName',
      label: t({ message: 'Contact person', context: 'fact' }),
      value: posting.contactName,
    },
    {
      key: 'contactPhone',
      label: t({ message: 'Contact information', context: 'fact' }),
      value: posting.contactPhone && <ContactText>{posting.contactPhone}</ContactText>,
    },
    {
      key: 'releaseDate',
      label: t({ message: 'Published', context: 'fact' }),
      value: releaseDate ? <DateTime iso={releaseDate} authorZone={zone} /> : null,
    },
    {
      key: 'visibility',
      label: t({ message: 'Shown to', context: 'fact' }),
      value: posting.visibility === 'invited' ? t`Invited suppliers only` : null,
    },
    {
      key: 'viewsCount',
      label: t({ message: 'Views', context: 'fact' }),
      // Nobody is told that nobody has looked.
      value: count(posting.viewsCount || undefined),
    },
    {
      key: 'deliveriesCount',
      label: t({ message: 'Applications', context: 'count' }),
      value: count(posting.deliveriesCount),
    },
  ];
}
