import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Money } from '@tolk/design-system/pieces';
import { amountDue, type Payable } from './amount-due.ts';

interface Props {
  order: Payable & Pick<OrderDetail, 'currency'>;
  /** Minor units. */
  received: number;
}

/** Other money came than was asked for: what that was, and what happens to it. */
export function UnmatchedText({ order, received }: Props) {
  const { currency } = order;
  return (
    <Trans>
      We received <Money amount={received} currency={currency} emphasis="strong" /> instead of{' '}
      <Money amount={amountDue(order)} currency={currency} />, so the order isn’t paid yet. We are
      checking it and will refund that money to your original payment method. You can pay again now.
    </Trans>
  );
}
