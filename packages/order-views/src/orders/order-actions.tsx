import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { ActionBar, type BarAction } from '@tolk/design-system/portal';
import type { OrderAction } from '@tolk/domain';
import { orderActionLabels } from '../labels/order.ts';

const dangers: ReadonlySet<OrderAction> = new Set(['reject', 'withdraw', 'cancelOverdue']);
const main: ReadonlySet<OrderAction> = new Set(['accept', 'pay', 'deliver', 'acceptResults']);

function rankOf(action: OrderAction): BarAction['rank'] {
  if (main.has(action)) return 'main';
  return dangers.has(action) ? 'danger' : 'other';
}

interface OrderActionsProps {
  order: Pick<OrderDetail, 'allowedActions'>;
  /** What each action of this screen does; an action without an entry is not shown. */
  onChoose: Partial<Record<OrderAction, () => void>>;
}

/** The buttons of an order, as the server allows them; one that is off says why and until when. */
export function OrderActions({ order, onChoose }: OrderActionsProps) {
  const { i18n } = useLingui();
  const actions = order.allowedActions.flatMap(
    ({ action, enabled, reason, availableAt }): BarAction[] => {
      const choose = onChoose[action];
      if (!choose) return [];
      return [
        {
          key: action,
          label: i18n._(orderActionLabels[action]),
          onChoose: choose,
          enabled,
          reason,
          availableAt,
          rank: rankOf(action),
        },
      ];
    },
  );
  return <ActionBar actions={actions} />;
}
