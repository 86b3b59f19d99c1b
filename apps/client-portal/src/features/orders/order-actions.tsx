import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import {
  AccountBalanceWalletIcon,
  CheckCircleIcon,
  EditIcon,
  StarBorderIcon,
} from '@tolk/design-system/icons';
import { ActionBar, type BarAction } from '@tolk/design-system/portal';
import type { OrderAction } from '@tolk/domain';

/** The actions of the client that this screen carries out. */
export type ClientAction = Extract<
  OrderAction,
  'edit' | 'withdraw' | 'pay' | 'acceptResults' | 'requestChanges' | 'cancelOverdue' | 'evaluate'
>;

interface Props {
  order: Pick<OrderDetail, 'allowedActions'>;
  onChoose: (action: ClientAction) => void;
}

/** What the client may do with an order now, as the server says. */
export function OrderActions({ order, onChoose }: Props) {
  const { t } = useLingui();
  const looks: Record<ClientAction, Pick<BarAction, 'label' | 'rank' | 'icon'>> = {
    pay: { label: t`Pay`, rank: 'main', icon: <AccountBalanceWalletIcon /> },
    acceptResults: { label: t`Accept the results`, rank: 'main', icon: <CheckCircleIcon /> },
    evaluate: { label: t`Evaluate`, rank: 'main', icon: <StarBorderIcon /> },
    requestChanges: { label: t`Ask for changes` },
    edit: { label: t`Edit`, icon: <EditIcon /> },
    withdraw: { label: t`Withdraw`, rank: 'danger' },
    cancelOverdue: { label: t`Cancel the order`, rank: 'danger' },
  };
  const actions = Object.entries(looks) as [ClientAction, (typeof looks)[ClientAction]][];
  return (
    <ActionBar
      actions={actions.flatMap(([key, look]) => {
        const state = order.allowedActions.find(({ action }) => action === key);
        if (!state) return [];
        const { enabled, reason, availableAt } = state;
        return [{ key, ...look, enabled, reason, availableAt, onChoose: () => onChoose(key) }];
      })}
    />
  );
}
