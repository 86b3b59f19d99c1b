import { Link } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

interface EarnedBy {
  feeId: string;
  projectOrderId: string | null;
  orderName: string;
}

/** Leads to what money was earned by: an order, or a test that was marked. */
export function EarnedByLink({ earned }: { earned: EarnedBy }) {
  const { feeId, projectOrderId, orderName } = earned;
  return projectOrderId === null ? (
    <Link component={RouteLink} to="testMarking" params={{ id: feeId }}>
      {orderName}
    </Link>
  ) : (
    <Link component={RouteLink} to="supplierOrder" params={{ projectOrderId }}>
      {orderName}
    </Link>
  );
}
