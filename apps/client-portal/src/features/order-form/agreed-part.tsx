import { Trans } from '@lingui/react/macro';
import { Alert } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { differsFromAgreed, priceOf, type ComparedTerms } from '@tolk/domain';
import { DiffersFromAgreed } from '@tolk/market-views';
import type { OrderValues } from './order-values.ts';

/** Live: whether the order is what both had agreed on, and what of it is not. */
export function AgreedPart({ agreed }: { agreed: ComparedTerms }) {
  const { values } = useFormikContext<OrderValues>();
  const order = comparedTerms(values);
  if (order === null) return null;
  if (differsFromAgreed(agreed, order).length === 0) {
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        <Trans>The order has the terms that you agreed on.</Trans>
      </Alert>
    );
  }
  return <DiffersFromAgreed agreed={agreed} order={order} zone={values.zone} viewer="client" />;
}

/** Null while a figure is missing, which the form asks for itself. */
function comparedTerms(values: OrderValues): ComparedTerms | null {
  const { pricing, unitPrice, workload, unitName, currency, deliverTime } = values;
  if (unitPrice === null || workload === null || unitName === null) return null;
  const amountOfMoney = pricing === 'fixed' ? unitPrice : priceOf(unitPrice, workload);
  return { unitPrice, unitName, currency, workload, amountOfMoney, deliverTime };
}
