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
import { orderActionLabel } from '@tolk/labels';

/** How an action stands out: `main` comes first, `danger` last; whatever is not named is `other`. */
const looks: Readonly<Partial<Record<OrderAction, Pick<BarAction, 'rank' | 'icon'>>>> = {
  accept: { rank: 'main', icon: <CheckCircleIcon /> },
  pay: { rank: 'main', icon: <AccountBalanceWalletIcon /> },
  agreeChange: { icon: <CheckCircleIcon /> },
  payChange: { rank: 'main', icon: <AccountBalanceWalletIcon /> },
  payMilestone: { rank: 'main', icon: <AccountBalanceWalletIcon /> },
  deliver: { rank: 'main' },
  acceptResults: { rank: 'main', icon: <CheckCircleIcon /> },
  acceptMilestone: { rank: 'main', icon: <CheckCircleIcon /> },
  evaluate: { rank: 'main', icon: <StarBorderIcon /> },
  edit: { icon: <EditIcon /> },
  reject: { rank: 'danger' },
  withdraw: { rank: 'danger' },
  cancelOverdue: { rank: 'danger' },
  cancelBooking: { rank: 'danger' },
  giveUpBooking: { rank: 'danger' },
};
const order = ['main', 'other', 'danger'];
const place = ({ rank = 'other' }: BarAction) => order.indexOf(rank);

interface OrderActionsProps {
  order: Pick<OrderDetail, 'allowedActions' | 'orderType'>;
  /** What each action of this screen does; an action without an entry is not shown. */
  onChoose: Partial<Record<OrderAction, () => void>>;
  /** Shorter ways to one of these actions, in words of their own. */
  shortcuts?: readonly BarAction[];
}

/** The buttons of an order, as the server allows them; one that is off says why and until when. */
export function OrderActions({
  order: { allowedActions, orderType },
  onChoose,
  shortcuts = [],
}: OrderActionsProps) {
  const { i18n } = useLingui();
  const actions = allowedActions.flatMap(({ action, ...state }): BarAction[] => {
    const choose = onChoose[action];
    if (!choose) return [];
    const label = i18n._(orderActionLabel(action, orderType));
    return [{ key: action, label, onChoose: choose, ...looks[action], ...state }];
  });
  const all = [...shortcuts, ...actions];
  return <ActionBar actions={all.toSorted((one, next) => place(one) - place(next))} />;
}
