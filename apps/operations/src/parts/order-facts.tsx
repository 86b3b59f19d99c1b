import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Stack } from '@tolk/design-system';
import {
  DateTime,
  DefinitionList,
  LanguagePairChip,
  LongText,
  Money,
} from '@tolk/design-system/pieces';
import { useNames, WordAnalysisTable } from '@tolk/order-views';
import { RoomLink } from './room-link.tsx';

/** The terms of an order and who made it, as neither party sees them. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const names = useNames();
  const { currency, zone } = order;
  return (
    <Stack spacing={2}>
      <DefinitionList
        entries={[
          {
            key: 'client',
            label: <Trans>Client</Trans>,
            value: (
              <RoomLink room="users" id={order.createBy}>
                {order.createByName}
              </RoomLink>
            ),
          },
          {
            key: 'supplier',
            label: <Trans>Supplier</Trans>,
            value: (
              <RoomLink room="users" id={order.supUserId}>
                {order.supUserName}
              </RoomLink>
            ),
          },
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
              order.pricing === 'fixed' ? null : (
                <>
                  <Money amount={order.unitPrice} currency={currency} />{' '}
                  {names.unit(order.unitName)}
                </>
              ),
          },
          {
            key: 'price',
            label: <Trans>Price of the work</Trans>,
            value: <Money amount={order.amountOfMoney} currency={currency} emphasis="strong" />,
          },
          {
            key: 'fee',
            label: <Trans>Handling fee</Trans>,
            value: <Money amount={order.commissionXQ} currency={currency} />,
          },
          {
            key: 'pay',
            label: <Trans>The client pays</Trans>,
            value: <Money amount={order.paymentAmount} currency={currency} />,
          },
          {
            key: 'start',
            label: <Trans>Start time</Trans>,
            value: <DateTime iso={order.startTime} authorZone={zone} />,
          },
          {
            key: 'end',
            label: <Trans>End time</Trans>,
            value: <DateTime iso={order.endTime} authorZone={zone} />,
          },
          {
            key: 'due',
            label: <Trans>Deliver until</Trans>,
            value: <DateTime iso={order.deliverTime} authorZone={zone} />,
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
          { key: 'place', label: <Trans>Place or link</Trans>, value: order.sessionPlace },
          ...order.checkIns.map(({ by, time }) => ({
            key: `checkIn-${by}`,
            label:
              by === 'client' ? (
                <Trans>The client checked in</Trans>
              ) : (
                <Trans>The supplier checked in</Trans>
              ),
            value: <DateTime iso={time} />,
          })),
        ]}
      />
      <LongText label={<Trans>Description</Trans>}>{order.orderDescription}</LongText>
      {order.wordAnalysis ? (
        <WordAnalysisTable analysis={order.wordAnalysis} sourceLanguage={order.sourceLanguage} />
      ) : null}
    </Stack>
  );
}
