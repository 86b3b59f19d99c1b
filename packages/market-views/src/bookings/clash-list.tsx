import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Clash } from '@tolk/contract';
import { Alert, Box, Typography } from '@tolk/design-system';
import type { ClashKind, Identity } from '@tolk/domain';
import type { ReactNode } from 'react';
import { BookingTime } from './booking-time.tsx';

const words: Readonly<Record<Identity, Readonly<Record<ClashKind, MessageDescriptor>>>> = {
  client: {
    booked: msg`booked by somebody else then`,
    dayOff: msg({ message: 'a day off', context: 'booking' }),
    outsideHours: msg`outside their working hours`,
    shortNotice: msg`sooner than they want to be asked`,
  },
  supplier: {
    booked: msg`you have another booking then`,
    dayOff: msg`you have the day off`,
    outsideHours: msg`outside your working hours`,
    shortNotice: msg`sooner than the notice you ask for`,
  },
};

interface Props {
  clashes: readonly Clash[];
  viewer: Identity;
  /** IANA zone of the place. */
  zone: string;
  /** What the viewer may do in spite of the conflicts. */
  children?: ReactNode;
}

/** What conflicts with bookings, one by one. These are warnings: nothing is refused for them. */
export function ClashList({ clashes, viewer, zone, children }: Props) {
  const { i18n } = useLingui();
  if (clashes.length === 0) return null;
  const list = (kinds: readonly ClashKind[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
      kinds.map((kind) => i18n._(words[viewer][kind])),
    );
  return (
    <Alert severity="warning" role="status" sx={{ my: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>
        {viewer === 'client' ? (
          <Trans>The interpreter may not be free at these times:</Trans>
        ) : (
          <Trans>These times do not fit your calendar:</Trans>
        )}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {clashes.map(({ startTime, kinds }) => (
          <li key={startTime}>
            <BookingTime iso={startTime} authorZone={zone} />
            <Box>{list(kinds)}</Box>
          </li>
        ))}
      </Box>
      {children}
    </Alert>
  );
}
