import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnOrderActions } from '@tolk/account-views';
import type { OrderDetail } from '@tolk/contract';
import { Box, ErrorCard } from '@tolk/design-system';
import type { OrderAction } from '@tolk/domain';
import {
  AppealDialog,
  ChangeDialog,
  mayClaimOvertime,
  MoreTimeDialog,
  OrderActions,
  OvertimeDialog,
  pendingChangeOf,
  ProposeEndDialog,
} from '@tolk/market-views';
import type { BarAction } from '@tolk/design-system/portal';
import { lazyPart } from '@tolk/platform';
import { useState } from 'react';
import { ObstacleDialog } from '../../profile-steps/obstacle-dialog.tsx';
import { useSettlingCheck } from '../../profile-steps/use-settling-check.ts';
import { AcceptDialog } from './accept-dialog.tsx';

const slots = { pending: null, failed: (retry: () => void) => <ErrorCard onRetry={retry} /> };
const dialogs = {
  accept: AcceptDialog,
  reject: lazyPart(() => import('./reject-dialog.tsx').then((it) => it.RejectDialog), slots),
  deliver: lazyPart(() => import('./deliver-dialog.tsx').then((it) => it.DeliverDialog), slots),
  giveUpBooking: lazyPart(
    () => import('./give-up-dialog.tsx').then((it) => it.GiveUpDialog),
    slots,
  ),
  evaluate: lazyPart(() => import('./evaluate-client.tsx').then((it) => it.EvaluateClient), slots),
} as const;
type Choice = keyof typeof dialogs;

/** What both sides do alike. */
const sharedDialogs = {
  proposeEnd: ProposeEndDialog,
  proposeChange: ChangeDialog,
  moreTime: MoreTimeDialog,
  overtime: OvertimeDialog,
  appeal: AppealDialog,
} as const;
type SharedChoice = keyof typeof sharedDialogs;

interface SupplierActionsProps {
  order: OrderDetail;
  /** The terms changed since the person read them: accepting waits until they are read. */
  termsUnread: boolean;
}

/** What the supplier may do with the order now, and the dialog of what was chosen. */
export function SupplierActions({ order, termsUnread }: SupplierActionsProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Choice>();
  const [shared, setShared] = useState<SharedChoice>();
  const { ifComplete, obstacle, dismiss } = useSettlingCheck();
  const Dialog = chosen && dialogs[chosen];
  const SharedDialog = shared && sharedDialogs[shared];
  const allowedActions = order.allowedActions.map((state) =>
    termsUnread && state.action === 'accept'
      ? { ...state, enabled: false, reason: t`Read the changed terms first.` }
      : state,
  );
  const choices: Partial<Record<OrderAction, () => void>> = {
    accept: () => void ifComplete(() => setChosen('accept')),
    reject: () => setChosen('reject'),
    deliver: () => setChosen('deliver'),
    evaluate: () => setChosen('evaluate'),
    // Of other work the button would only say that there is no booking.
    ...(order.bookingMode ? { giveUpBooking: () => setChosen('giveUpBooking') } : {}),
    proposeEnd: () => setShared('proposeEnd'),
    // While one is pending it has a banner of its own, where it is answered.
    ...(pendingChangeOf(order) ? {} : { proposeChange: () => setShared('proposeChange') }),
    appeal: () => setShared('appeal'),
  };
  const shown = allowedActions.filter(({ action }) => choices[action] !== undefined);
  const own = useOwnOrderActions(shown, 'supplier');
  return (
    <>
      <OrderActions
        order={{ ...order, allowedActions: own }}
        onChoose={choices}
        shortcuts={shortcutsOf(order, setShared)}
      />
      {own.length < shown.length ? (
        <Box sx={{ mt: own.length > 0 ? 1 : 0, typography: 'body2', color: 'text.secondary' }}>
          <Trans>Colleagues with other roles can do more here.</Trans>
        </Box>
      ) : null}
      <ObstacleDialog
        title={<Trans>Complete your profile to take orders</Trans>}
        obstacle={obstacle}
        onClose={dismiss}
      />
      {Dialog ? <Dialog order={order} onClose={() => setChosen(undefined)} /> : null}
      {SharedDialog ? (
        <SharedDialog order={order} viewer="supplier" onClose={() => setShared(undefined)} />
      ) : null}
    </>
  );
}

/** What is asked for so often that it has a button of its own. */
function shortcutsOf(order: OrderDetail, choose: (choice: SharedChoice) => void): BarAction[] {
  const time = {
    key: 'moreTime',
    label: <Trans>Ask for more time</Trans>,
    onChoose: () => choose('moreTime'),
    enabled: true,
  };
  const overtime = {
    key: 'overtime',
    label: <Trans context="button">Claim overtime</Trans>,
    onChoose: () => choose('overtime'),
    enabled: true,
  };
  return [...(mayAskForTime(order) ? [time] : []), ...(mayClaimOvertime(order) ? [overtime] : [])];
}

/** While there is something to deliver; interpreting is due when it takes place. */
function mayAskForTime({ allowedActions, orderState, orderType }: OrderDetail): boolean {
  return (
    orderType !== 'interpretation' &&
    (orderState === 'started' || orderState === 'changesRequested') &&
    allowedActions.some(({ action, enabled }) => action === 'proposeChange' && enabled)
  );
}
