import { Trans } from '@lingui/react/macro';
import { bounds, priceParts } from '@tolk/domain';
import type { OrderDetail } from '@tolk/contract';
import { DateTime, Deadline, LanguagePairChip, Money } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import type { ReactNode } from 'react';
import { OvertimeList } from '../bookings/overtime-list.tsx';

interface TermEntry {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

interface TermEntries {
  work: readonly TermEntry[];
  /** Of the work, or of the booking. */
  span: readonly TermEntry[];
  deadlines: readonly TermEntry[];
}

/** The terms of an order that everybody reads alike: what is done for which price, and when. */
export function useTermEntries(order: OrderDetail): TermEntries {
  const names = useNames();
  const { currency, pricing, zone } = order;
  return {
    work: [
      {
        key: 'pair',
        label: <Trans context="fact">Languages</Trans>,
        value: (
          <LanguagePairChip
            source={order.sourceLanguage}
            target={order.targetLanguage}
            bothWays={order.bothDirections}
          />
        ),
      },
      {
        key: 'type',
        label: <Trans context="fact">Type</Trans>,
        value: names.type(order.orderType),
      },
      {
        key: 'field',
        label: <Trans context="fact">Field</Trans>,
        value: names.field(order.whFieldId),
      },
      {
        key: 'work',
        label: <Trans context="fact">Workload</Trans>,
        value: names.workload(order.workload, order.unitName),
      },
      {
        key: 'unit',
        label: <Trans context="fact">Rate</Trans>,
        value:
          pricing === 'perUnit' ? (
            <>
              <Money amount={order.unitPrice} currency={currency} /> {names.perUnit(order.unitName)}
            </>
          ) : null,
      },
      ...priceEntries(order),
    ],
    span: [
      {
        key: 'start',
        label: <Trans context="fact">Start time</Trans>,
        value: <DateTime iso={order.startTime} authorZone={zone} />,
      },
      {
        key: 'end',
        label: <Trans context="fact">End time</Trans>,
        // Text is delivered when the work ends, unless the two agreed otherwise.
        value:
          order.orderType !== 'interpretation' && order.endTime === order.deliverTime ? null : (
            <DateTime iso={order.endTime} authorZone={zone} />
          ),
      },
    ],
    deadlines: [
      ...(order.orderType === 'interpretation' ? [] : deadlinesOf(order)),
      {
        key: 'ended',
        label: <Trans context="fact">Ended on</Trans>,
        value: order.actualEndTime ? <DateTime iso={order.actualEndTime} /> : null,
      },
    ],
  };
}

/** What comes on top of the work stands in a line of its own, and then the price of it all. */
function priceEntries(order: OrderDetail): TermEntry[] {
  const { currency, pricing, overtime, overtimeRate, travel, amountOfMoney } = order;
  const parts = priceParts(order);
  const hasMore = parts.overtime + travel > 0;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return [
    {
      key: 'price',
      label:
        pricing === 'perUnit' || hasMore ? (
          <Trans>Price of the work</Trans>
        ) : (
          <Trans>Price for everything</Trans>
        ),
      value: money(hasMore ? parts.work : amountOfMoney),
    },
    {
      key: 'overtimeRate',
      label: <Trans context="fact">Overtime rate</Trans>,
      value:
        overtimeRate === null ? null : (
          <Trans>
            {money(overtimeRate)} for each {bounds.overtimeStep} minutes begun
          </Trans>
        ),
    },
    {
      key: 'overtime',
      label: <Trans context="fact">Overtime</Trans>,
      value:
        overtime.length === 0 ? null : (
          <>
            {money(parts.overtime)}
            <OvertimeList order={order} overtime={overtime} />
          </>
        ),
    },
    {
      key: 'travel',
      label: <Trans context="fact">Travel</Trans>,
      value: travel === 0 ? null : money(travel),
    },
    {
      key: 'total',
      label: <Trans>Price in all</Trans>,
      value: hasMore ? money(amountOfMoney) : null,
    },
  ];
}

/** Interpreting is done when its last booking is over: it has no dates of its own for this. */
function deadlinesOf(order: OrderDetail): TermEntry[] {
  const { deliverTime, zone, turn } = order;
  const checkedBy = checkedByOf(order);
  return [
    {
      key: 'due',
      label: <Trans context="fact">Deliver by</Trans>,
      // How long ago an ended order was due says nothing.
      value: turn ? (
        <Deadline iso={deliverTime} authorZone={zone} />
      ) : (
        <DateTime iso={deliverTime} authorZone={zone} />
      ),
    },
    {
      key: 'check',
      label: <Trans>Results checked by</Trans>,
      value: checkedBy === null ? null : <DateTime iso={checkedBy} authorZone={zone} />,
    },
  ];
}

/**
 * Until when the results are checked; null where that was not agreed on. Once they are delivered the
 * client has the full checking time from then on, which may end later than was agreed.
 */
function checkedByOf(order: OrderDetail): string | null {
  const { orderState, turnUntil, acceptTime, deliverTime } = order;
  if (orderState === 'submitted' && turnUntil !== null) return turnUntil;
  // Of a milestone no other time was agreed on.
  return acceptTime === deliverTime ? null : acceptTime;
}
