import { Trans } from '@lingui/react/macro';
import { useOwnOrderActions } from '@tolk/account-views';
import type { OrderDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import type { OrderAction } from '@tolk/domain';
import { OrderActions } from '@tolk/market-views';

interface OwnActionsProps {
  order: Pick<OrderDetail, 'allowedActions' | 'orderType'>;
  onChoose: Partial<Record<OrderAction, () => void>>;
}

/** What the viewer's roles reach of an order's actions; that colleagues have others is said in one line. */
export function OwnActions({ order, onChoose }: OwnActionsProps) {
  const shown = order.allowedActions.filter(({ action }) => onChoose[action] !== undefined);
  const own = useOwnOrderActions(shown, 'client');
  return (
    <>
      <OrderActions order={{ ...order, allowedActions: own }} onChoose={onChoose} />
      {own.length < shown.length ? (
        <Box sx={{ mt: own.length > 0 ? 1 : 0, typography: 'body2', color: 'text.secondary' }}>
          <Trans>Colleagues with other roles can do more here.</Trans>
        </Box>
      ) : null}
    </>
  );
}
