import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Stack } from '@tolk/design-system';
import {
  Deadline,
  DateTime,
  DefinitionList,
  LanguagePairChip,
  LongText,
  Money,
} from '@tolk/design-system/pieces';
import { limits, shareOf, type Identity } from '@tolk/domain';
import { useNames } from '../labels/names.ts';

/** The terms frozen into an order, with what its viewer pays or earns. */
export function OrderTerms({ order, viewer }: { order: OrderDetail; viewer: Identity }) {
  const names = useNames();
  const { currency, zone } = order;
  // A session has a part of its own, with its times.
  const isSession = order.sessionMode !== null;
  const money = (amount: number, emphasis: 'none' | 'strong' | 'earned' = 'none') => (
    <Money amount={amount} currency={currency} emphasis={emphasis} />
  );
  const commission = shareOf(order.amountOfMoney, limits.commissionShare);
  const amounts =
    viewer === 'client'
      ? [
          { key: 'fee', label: <Trans>Handling fee</Trans>, value: money(order.commissionXQ) },
          {
            key: 'pay',
            label: <Trans>You pay</Trans>,
            value: money(order.paymentAmount, 'strong'),
          },
        ]
      : [
          {
            key: 'earn',
            label: <Trans>You earn</Trans>,
            value: money(order.amountOfMoney - commission, 'earned'),
          },
        ];
  return (
    <Stack spacing={2}>
      <DefinitionList
        entries={[
          {
            key: 'pair',
            label: <Trans>Languages</Trans>,
            value: <LanguagePairChip source={order.sourceLanguage} target={order.targetLanguage} />,
          },
          { key: 'type', label: <Trans>Type</Trans>, value: names.type(order.orderType) },
          { key: 'field', label: <Trans>Field</Trans>, value: names.field(order.whFieldId) },
          {
            key: 'work',
            label: <Trans>Workload</Trans>,
            value: names.workload(order.workload, order.unitName),
          },
          {
            key: 'unit',
            label: <Trans>Unit price</Trans>,
            value:
              order.pricing === 'perUnit' ? (
                <>
                  {money(order.unitPrice)} {names.unit(order.unitName)}
                </>
              ) : null,
          },
          {
            key: 'price',
            label:
              order.pricing === 'perUnit' ? (
                <Trans>Price of the work</Trans>
              ) : (
                <Trans>Price for everything</Trans>
              ),
            value: money(order.amountOfMoney),
          },
          ...amounts,
          {
            key: 'due',
            label: <Trans>Deliver until</Trans>,
            value: <Deadline iso={order.deliverTime} authorZone={zone} />,
          },
          {
            key: 'start',
            label: <Trans>Start time</Trans>,
            value: isSession ? null : <DateTime iso={order.startTime} authorZone={zone} />,
          },
          {
            key: 'end',
            label: <Trans>End time</Trans>,
            value: isSession ? null : <DateTime iso={order.endTime} authorZone={zone} />,
          },
          {
            key: 'check',
            label: <Trans>Results checked until</Trans>,
            value: <DateTime iso={order.acceptTime} authorZone={zone} />,
          },
          {
            key: 'ended',
            label: <Trans>Ended on</Trans>,
            value: order.actualEndTime ? <DateTime iso={order.actualEndTime} /> : null,
          },
          {
            key: 'other',
            label: viewer === 'client' ? <Trans>Supplier</Trans> : <Trans>Client</Trans>,
            value: viewer === 'client' ? order.supUserName : order.createByName,
          },
          { key: 'number', label: <Trans>Order number</Trans>, value: order.orderNumber },
        ]}
      />
      <LongText label={<Trans>Description</Trans>}>{order.orderDescription}</LongText>
    </Stack>
  );
}
