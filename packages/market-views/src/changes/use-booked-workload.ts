import { useFormikContext } from '@tolk/design-system/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bookedAmount } from '../bookings/booked-amount.ts';
import type { ChangeValues } from './change-values.ts';

/** The workload follows the bookings for as long as it is what they come to; one that somebody agreed on or typed otherwise stays. */
export function useBookedWorkload(unitName: string): void {
  const { values, setFieldValue } = useFormikContext<ChangeValues>();
  const amount = bookedAmount(values.bookings, unitName);
  const former = useRef(amount);
  const follow = useEffectEvent((now: number) => {
    if (values.workload === former.current) void setFieldValue('workload', now);
    former.current = now;
  });
  useEffect(() => {
    // While a booking is filled in there is nothing to follow.
    if (amount !== null) follow(amount);
  }, [amount]);
}
