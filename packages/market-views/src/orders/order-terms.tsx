import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Link, Stack } from '@tolk/design-system';
import { DefinitionList, LongText, Money } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { Approx } from '../money/approx.tsx';
import { useTermEntries } from './term-entries.tsx';

/** The terms frozen into an order, with what its viewer pays or earns. */
export function OrderTerms({ order, viewer }: { order: OrderDetail; viewer: Identity }) {
  const { work, span, deadlines } = useTermEntries(order);
  const { currency } = order;
  // A booking has a part of its own, with its times.
  const isInterpreting = order.bookingMode !== null;
  const amounts =
    viewer === 'client'
      ? [
          {
            key: 'fee',
            label: <Trans context="fact">Service fee</Trans>,
            value: <Money amount={order.commissionXQ} currency={currency} />,
          },
          {
            key: 'pay',
            label: <Trans context="fact">You pay</Trans>,
            value: (
              <>
                <Money amount={order.paymentAmount} currency={currency} emphasis="strong" />
                <Approx amount={order.paymentAmount} currency={currency} />
              </>
            ),
          },
        ]
      : [
          {
            key: 'earn',
            label: <Trans context="fact">You earn</Trans>,
            value: (
              <>
                <Money amount={order.earnings} currency={currency} emphasis="earned" />
                <Approx amount={order.earnings} currency={currency} />
              </>
            ),
          },
        ];
  return (
    <Stack spacing={2}>
      <DefinitionList
        entries={[
          ...work,
          ...amounts,
          ...(isInterpreting ? [] : span),
          ...deadlines,
          {
            key: 'other',
            label:
              viewer === 'client' ? (
                <Trans context="fact">Supplier</Trans>
              ) : (
                <Trans context="fact">Client</Trans>
              ),
            value: viewer === 'client' ? order.supUserName : order.createByName,
          },
          {
            key: 'number',
            label: <Trans context="fact">Order number</Trans>,
            value: order.orderNumber,
          },
          {
            key: 'posting',
            label:
              viewer === 'client' ? (
                <Trans context="order terms">Project</Trans>
              ) : (
                <Trans context="order terms">Job</Trans>
              ),
            value: order.projectReleaseInforId ? (
              <Link
                component={RouteLink}
                to={viewer === 'client' ? 'positionDetail' : 'jobDetail'}
                params={{ projectReleaseInforId: order.projectReleaseInforId }}
              >
                {viewer === 'client' ? <Trans>See the project</Trans> : <Trans>See the job</Trans>}
              </Link>
            ) : null,
          },
        ]}
      />
      <LongText label={<Trans context="fact">Description</Trans>}>
        {order.orderDescription}
      </LongText>
    </Stack>
  );
}
