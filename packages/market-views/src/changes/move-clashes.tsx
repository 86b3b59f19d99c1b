import { Trans } from '@lingui/react/macro';
import { useClientGetBookingClashesQuery, useSupGetOrderClashesQuery } from '@tolk/api-client';
import type { Clash, OrderDetail } from '@tolk/contract';
import { useFormikContext } from '@tolk/design-system/form';
import { limits, movedBookings, type Identity } from '@tolk/domain';
import { useEffect } from 'react';
import { filledIn } from '../bookings/booking-values.ts';
import { ClashList } from '../bookings/clash-list.tsx';
import type { ChangeValues } from './change-values.ts';

interface MoveClashesProps {
  order: OrderDetail;
  viewer: Identity;
  /** Whether the supplier who proposes it has another booking then. */
  onBooked: (isBooked: boolean) => void;
}

/** Which of the times that bookings are moved to may not suit the interpreter. */
export function MoveClashes({ order, viewer, onBooked }: MoveClashesProps) {
  const { bookings: typed } = useFormikContext<ChangeValues>().values;
  const bookings = newTimes(order, filledIn(typed));
  const { clashes, isBooked } = useMoveClashes(order, viewer, bookings);
  const isOwn = viewer === 'supplier' && isBooked;
  useEffect(() => onBooked(isOwn), [isOwn, onBooked]);
  return (
    <ClashList clashes={clashes} viewer={viewer} zone={order.zone}>
      {viewer === 'client' ? (
        <Trans>You can send the proposal all the same; the interpreter decides.</Trans>
      ) : null}
    </ClashList>
  );
}

/** What speaks against these times of an order, as far as the viewer may know. */
export function useMoveClashes(
  { projectOrderId, supUserId }: Pick<OrderDetail, 'projectOrderId' | 'supUserId'>,
  viewer: Identity,
  bookings: OrderDetail['bookings'],
): { clashes: readonly Clash[]; isBooked: boolean } {
  const isAsked = bookings.length > 0 && bookings.length <= limits.order.bookings.max;
  const refetch = { refetchOnMountOrArgChange: true };
  const ofClient = useClientGetBookingClashesQuery(
    { supUserId, projectOrderId, bookings },
    { ...refetch, skip: !isAsked || viewer !== 'client' },
  );
  const ofSupplier = useSupGetOrderClashesQuery(
    { projectOrderId, bookings },
    { ...refetch, skip: !isAsked || viewer !== 'supplier' },
  );
  const { currentData } = viewer === 'client' ? ofClient : ofSupplier;
  const clashes = (isAsked ? currentData : undefined) ?? [];
  return { clashes, isBooked: clashes.some(({ kinds }) => kinds.includes('booked')) };
}

/** Those of them that the order does not have. */
export function newTimes(
  { bookings: former }: Pick<OrderDetail, 'bookings'>,
  bookings: OrderDetail['bookings'],
): OrderDetail['bookings'] {
  const stretch = (one: OrderDetail['bookings'][number]) => ({
    ...one,
    start: one.startTime,
    end: one.endTime,
  });
  const before = former.map(stretch);
  return movedBookings(before, bookings.map(stretch))
    .filter((one) => !before.includes(one) && one.startTime < one.endTime)
    .map(({ startTime, endTime }) => ({ startTime, endTime }));
}
