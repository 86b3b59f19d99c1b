import { Trans } from '@lingui/react/macro';
import type { ChangeTerms, OrderDetail } from '@tolk/contract';
import { DateTime, DefinitionList, Money } from '@tolk/design-system/pieces';
import { overtimeSteps, priceParts, type Identity } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { BookingTime } from '../bookings/booking-time.tsx';
import { useBreaksText } from '../bookings/use-breaks-text.ts';
import { Minutes } from '../bookings/overtime-list.tsx';
import { fromTo } from '../terms/from-to.tsx';
import { bookingEntries, placeEntries } from './booking-entries.tsx';
import { milestoneEntries } from './milestone-entries.tsx';

interface ChangedTermsProps {
  order: Pick<
    OrderDetail,
    'currency' | 'unitName' | 'zone' | 'pricing' | 'bookings' | 'overtimeRate' | 'orderType'
  >;
  before: ChangeTerms;
  after: ChangeTerms;
  /** Null for staff, who neither pay nor earn by it. */
  viewer: Identity | null;
}

const paid = ({ amountOfMoney, commissionXQ }: ChangeTerms) => amountOfMoney + commissionXQ;
const earned = ({ amountOfMoney, commission }: ChangeTerms) => amountOfMoney - commission;

const minutesIn = ({ overtime }: ChangeTerms, booking: string) =>
  overtime.find(({ startTime }) => startTime === booking)?.minutes ?? 0;

/** Whether nothing is paid but the work: the order's travel may have changed since. */
function costsWorkAlone(
  { amountOfMoney, unitPrice, workload }: ChangeTerms,
  pricing: OrderDetail['pricing'],
): boolean {
  return amountOfMoney === priceParts({ pricing, unitPrice, workload }).work;
}

/** What a change makes of the terms: only those that change, as they were and as they would be. */
export function ChangedTerms({ order, before, after, viewer }: ChangedTermsProps) {
  const names = useNames();
  const { currency, zone, pricing, unitName } = order;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const stepsPaid = (steps: number) => (
    <>
      {steps} × {money(order.overtimeRate ?? 0)}
    </>
  );
  const time = (iso: string) => <DateTime iso={iso} authorZone={zone} />;
  const breaksText = useBreaksText();
  const breaksOf = ({ breaks }: ChangeTerms) => (breaks ? breaksText(breaks) : '');
  const own = viewer === 'client' ? paid : earned;
  const isWorkAlone = [before, after].every((terms) => costsWorkAlone(terms, pricing));
  return (
    <DefinitionList
      entries={[
        {
          key: 'due',
          label: <Trans context="fact">Deliver by</Trans>,
          // Interpreting is due with its bookings.
          value:
            order.orderType === 'interpretation' && after.bookings !== undefined
              ? null
              : fromTo(before.deliverTime, after.deliverTime, time),
        },
        ...bookingEntries(before, after, zone),
        ...placeEntries(before, after),
        {
          key: 'breaks',
          label: <Trans>Breaks and meals</Trans>,
          value: after.breaks
            ? fromTo(breaksOf(before), breaksOf(after), (text) => text || '–')
            : null,
        },
        {
          key: 'workload',
          label: <Trans context="fact">Workload</Trans>,
          value: fromTo(before.workload, after.workload, (amount) =>
            names.workload(amount, unitName),
          ),
        },
        {
          key: 'unit',
          label: <Trans context="fact">Rate</Trans>,
          value: pricing === 'fixed' ? null : fromTo(before.unitPrice, after.unitPrice, money),
        },
        ...order.bookings.map(({ startTime }) => ({
          key: `overtime-${startTime}`,
          label:
            order.bookings.length > 1 ? (
              <Trans context="fact">
                Overtime on <BookingTime iso={startTime} authorZone={zone} />
              </Trans>
            ) : (
              <Trans context="fact">Overtime</Trans>
            ),
          value: fromTo(minutesIn(before, startTime), minutesIn(after, startTime), (minutes) => (
            <Minutes minutes={minutes} />
          )),
        })),
        {
          key: 'overtime-pay',
          label: <Trans context="fact">Overtime pay</Trans>,
          value: fromTo(overtimeSteps(before.overtime), overtimeSteps(after.overtime), stepsPaid),
        },
        {
          key: 'travel',
          label: <Trans context="fact">Travel</Trans>,
          value:
            after.travel === undefined ? null : fromTo(before.travel ?? 0, after.travel, money),
        },
        ...milestoneEntries(before, after, { zone, money }),
        {
          key: 'price',
          label: isWorkAlone ? <Trans>Price of the work</Trans> : <Trans>Price in all</Trans>,
          value: fromTo(before.amountOfMoney, after.amountOfMoney, money),
        },
        {
          key: 'own',
          label:
            viewer === 'client' ? (
              <Trans context="fact">You pay</Trans>
            ) : (
              <Trans context="fact">You earn</Trans>
            ),
          value: viewer === null ? null : fromTo(own(before), own(after), money),
        },
      ]}
    />
  );
}
