import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Stack } from '@tolk/design-system';
import {
  DateTime,
  Deadline,
  DefinitionList,
  LanguagePairChip,
  Money,
} from '@tolk/design-system/pieces';
import { LongText } from '../../parts/long-text.tsx';
import { useWorkNames } from '../../words/work-names.ts';

/** What was agreed on. */
export function OrderTerms({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const names = useWorkNames();
  const { zone, unitName, currency } = order;
  const moment = (iso: string) => <DateTime iso={iso} authorZone={zone} />;
  return (
    <Stack spacing={3}>
      <DefinitionList
        entries={[
          { key: 'number', label: t`Order number`, value: order.orderNumber },
          { key: 'supplier', label: t`Supplier`, value: order.supUserName },
          { key: 'type', label: t`Type`, value: names.type(order.orderType) },
          {
            key: 'pair',
            label: t`Languages`,
            value: <LanguagePairChip source={order.sourceLanguage} target={order.targetLanguage} />,
          },
          { key: 'field', label: t`Professional field`, value: names.field(order.whFieldId) },
          {
            key: 'workload',
            label: t`Workload`,
            value: names.quantity(order.workload, unitName),
          },
          {
            key: 'price',
            label: t`Unit price`,
            value: (
              <>
                <Money amount={order.unitPrice} currency={currency} /> {names.unit(unitName)}
              </>
            ),
          },
          { key: 'start', label: t`Start`, value: moment(order.startTime) },
          { key: 'end', label: t`End`, value: moment(order.endTime) },
          {
            key: 'deliver',
            label: t`Delivery`,
            value: <Deadline iso={order.deliverTime} authorZone={zone} />,
          },
          { key: 'accept', label: t`Acceptance`, value: moment(order.acceptTime) },
          { key: 'created', label: t`Created`, value: <DateTime iso={order.createTime} /> },
          {
            key: 'ended',
            label: t`Ended on`,
            value: order.actualEndTime ? <DateTime iso={order.actualEndTime} /> : null,
          },
        ]}
      />
      <LongText label={t`Description`}>{order.orderDescription}</LongText>
    </Stack>
  );
}

/** Price, fee and total: what the order costs the client. */
export function OrderPrice({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const { currency } = order;
  return (
    <DefinitionList
      entries={[
        {
          key: 'price',
          label: t`Price of the work`,
          value: <Money amount={order.amountOfMoney} currency={currency} />,
        },
        {
          key: 'fee',
          label: t`Handling fee`,
          value: <Money amount={order.commissionXQ} currency={currency} />,
        },
        {
          key: 'total',
          label: t`Total`,
          value: <Money amount={order.paymentAmount} currency={currency} emphasis="strong" />,
        },
      ]}
    />
  );
}
