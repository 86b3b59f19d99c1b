import { Trans } from '@lingui/react/macro';
import type { ChangeTerms } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import type { ReactNode } from 'react';
import { BookingSpan } from '../bookings/booking-time.tsx';
import { fromTo } from '../terms/from-to.tsx';

type Booking = NonNullable<ChangeTerms['bookings']>[number];

/** Bookings that a change moves, adds or drops, one by one in the order of time. */
export function bookingEntries(before: ChangeTerms, after: ChangeTerms, zone: string) {
  if (after.bookings === undefined) return [];
  const { bookings: old = [] } = before;
  const { bookings: now } = after;
  const most = Math.max(old.length, now.length);
  const isOne = most === 1;
  return Array.from({ length: most }, (_, at) => {
    const number = at + 1;
    const [from, to] = [old[at], now[at]];
    return {
      key: `booking-${number}`,
      label: isOne ? (
        <Trans context="fact">Booking</Trans>
      ) : (
        <Trans context="fact">Booking {number}</Trans>
      ),
      value: isSame(from, to) ? null : <Moved from={from} to={to} zone={zone} />,
    };
  });
}

interface MovedProps {
  from: Booking | undefined;
  to: Booking | undefined;
  zone: string;
}

function Moved({ from, to, zone }: MovedProps) {
  const span = ({ startTime, endTime }: Booking) => (
    <BookingSpan start={startTime} end={endTime} authorZone={zone} />
  );
  return (
    <>
      {from === undefined ? (
        <Trans context="booking">New:</Trans>
      ) : (
        <Box component="del" sx={{ color: 'text.secondary' }}>
          {span(from)}
        </Box>
      )}{' '}
      {to === undefined ? (
        <Box component="span" sx={{ fontWeight: 650 }}>
          <Trans context="booking">dropped</Trans>
        </Box>
      ) : (
        <>
          {from === undefined ? null : '→ '}
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 650 }}>
            {span(to)}
          </Box>
        </>
      )}
    </>
  );
}

function isSame(one: Booking | undefined, other: Booking | undefined): boolean {
  return one?.startTime === other?.startTime && one?.endTime === other?.endTime;
}

/** Another place, or from afar. */
export function placeEntries(before: ChangeTerms, after: ChangeTerms) {
  const mode = (value: string): ReactNode =>
    value === 'onSite' ? (
      <Trans context="value">On site</Trans>
    ) : (
      <Trans context="value">Remote</Trans>
    );
  const place = (value: string): ReactNode =>
    value === '' ? (
      <Trans>To be announced</Trans>
    ) : (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {value}
      </Box>
    );
  const now = after.bookingMode ?? null;
  return [
    {
      key: 'mode',
      label: <Trans context="fact">Where</Trans>,
      value: now === null ? null : fromTo(before.bookingMode ?? 'remote', now, mode),
    },
    {
      key: 'place',
      label: <Trans context="fact">Place</Trans>,
      value:
        after.bookingPlace === undefined
          ? null
          : fromTo(before.bookingPlace ?? '', after.bookingPlace, place),
    },
  ];
}
