import { canBePaidIn, isProviderMethod, type PaymentMethod } from '@tolk/domain';
import { Trans } from '@lingui/react/macro';
import type { Milestone, OrderChange, OrderDetail } from '@tolk/contract';
import { Alert, Button } from '@tolk/design-system';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@tolk/design-system/portal';
import { useId, useState } from 'react';
import { amountDue, paidMilestoneOf, unpaidChangeOf } from './amount-due.ts';
import { AttemptPanel } from './attempt-panel.tsx';
import { MethodChoice } from './method-choice.tsx';
import { NotInWechat } from './not-in-wechat.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { sceneOf } from './scene.ts';
import { TransferPanel } from './transfer-panel.tsx';
import { UnmatchedMoney } from './unmatched-money.tsx';
import type { PayerAnswer } from './use-attempt.ts';

interface Props {
  order: OrderDetail;
  /** From the address, so that a reload comes back to the same code: empty while choosing. */
  method: string;
  /** On the provider's own page instead of by a code; from the address too. */
  onPage: boolean;
  payer: PayerAnswer | undefined;
  onChoose: (choice: PaymentChoice) => void;
  onPaid: () => void;
  onClose: () => void;
}

export interface PaymentChoice {
  method: PaymentMethod | '';
  onPage: boolean;
}

/** Paying an order: what it costs, the method, the code to scan, and the moment it is paid. */
export function PaymentDialog(props: Props) {
  const { order, method, onPage, payer, onChoose, onPaid, onClose } = props;
  const id = useId();
  const [device] = useState(() => sceneOf(navigator.userAgent));
  // Who comes back from WeChat has chosen before.
  const [chosenHere, setChosenHere] = useState(payer !== undefined);
  const choose = (choice: PaymentChoice) => {
    setChosenHere(true);
    onChoose(choice);
  };
  const hasPage = device === 'desktop' && isProviderMethod(method) && canBePaidIn(method, 'page');
  const byPage = onPage && hasPage;
  // What it was opened for stays, also once that is paid.
  const [change] = useState(() => unpaidChangeOf(order));
  const [milestone] = useState(() => paidMilestoneOf(order));
  const [amount] = useState(() => amountDue(order));
  const paid =
    change !== undefined
      ? isInForce(order, change)
      : milestone !== undefined
        ? isMilestonePaid(order, milestone)
        : isPaid(order);
  const action =
    change !== undefined ? 'payChange' : order.orderState === 'started' ? 'payMilestone' : 'pay';
  const pay = order.allowedActions.find((state) => state.action === action);

  return (
    <Dialog
      open
      // A click beside it would take the code away from who is about to scan it.
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>
        {change !== undefined ? (
          <Trans>Pay the difference for “{order.orderName}”</Trans>
        ) : milestone !== undefined ? (
          <Trans>
            Pay for “{milestone.milestoneName}” of “{order.orderName}”
          </Trans>
        ) : (
          <Trans>Pay for “{order.orderName}”</Trans>
        )}
      </DialogTitle>
      <DialogContent>
        {paid ? (
          <PaidPanel amount={amount} currency={order.currency} />
        ) : !pay?.enabled ? (
          <Alert severity="info">
            {pay?.reason ?? <Trans>This order cannot be paid right now.</Trans>}
          </Alert>
        ) : method === 'bankTransfer' ? (
          <TransferPanel
            order={order}
            onOtherMethod={() => choose({ method: '', onPage: false })}
          />
        ) : !isProviderMethod(method) ? (
          <>
            <UnmatchedMoney order={order} />
            <MethodChoice
              order={order}
              onChoose={(chosen) => choose({ method: chosen, onPage: false })}
            />
          </>
        ) : device === 'wechat' && !canBePaidIn(method, device) ? (
          <NotInWechat
            method={method}
            onOtherMethod={() => choose({ method: '', onPage: false })}
          />
        ) : (
          <AttemptPanel
            key={`${method} ${byPage}`}
            order={order}
            method={method}
            scene={byPage ? 'page' : device}
            payer={method === 'wechatPay' ? payer : undefined}
            fresh={chosenHere}
            onPaid={onPaid}
            onOtherMethod={() => choose({ method: '', onPage: false })}
            onPage={hasPage && !byPage ? () => choose({ method, onPage: true }) : undefined}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans context="button">Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function isPaid({ ledger }: OrderDetail): boolean {
  return ledger.some(({ event }) => event === 'paid');
}

function isMilestonePaid({ milestones }: OrderDetail, { milestoneId }: Milestone): boolean {
  return milestones.some(
    (milestone) => milestone.milestoneId === milestoneId && milestone.paidTime !== null,
  );
}

function isInForce({ changes }: OrderDetail, { changeId }: OrderChange): boolean {
  return changes.some((change) => change.changeId === changeId && change.status === 'agreed');
}
