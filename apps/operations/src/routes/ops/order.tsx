import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { OrderView } from '../../features/order-detail/order-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One order, named by `id`. */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <OrderView projectOrderId={id} />;
  return (
    <NoSuchRecord
      title={<Trans>Order not found</Trans>}
      back={{ to: 'staffOrders', label: <Trans>Back to the orders</Trans> }}
    />
  );
}
