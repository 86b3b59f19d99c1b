import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Button } from '@tolk/design-system';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@tolk/design-system/portal';
import { useId, useState } from 'react';
import { AttemptPanel } from './attempt-panel.tsx';
import { MethodChoice } from './method-choice.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { isMethod, type PaymentMethod } from './payment-words.ts';

interface Props {
  order: OrderDetail;
  /** From the address, so that a reload comes back to the same code: empty while choosing. */
  method: string;
  onMethod: (method: PaymentMethod | '') => void;
  onPaid: () => void;
  onClose: () => void;
}

/** Paying an order: what it costs, the method, the code to scan, and the moment it is paid. */
export function PaymentDialog({ order, method, onMethod, onPaid, onClose }: Props) {
  const id = useId();
  const [chosenHere, setChosenHere] = useState(false);
  const paid = order.ledger.some(({ event }) => event === 'paid');
  const pay = order.allowedActions.find(({ action }) => action === 'pay');

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Pay for “{order.orderName}”</Trans>
      </DialogTitle>
      <DialogContent>
        {paid ? (
          <PaidPanel order={order} />
        ) : !pay?.enabled ? (
          <Alert severity="info">
            {pay?.reason ?? <Trans>This order cannot be paid right now.</Trans>}
          </Alert>
        ) : isMethod(method) ? (
          <AttemptPanel
            key={method}
            order={order}
            method={method}
            fresh={chosenHere}
            onPaid={onPaid}
            onOtherMethod={() => onMethod('')}
          />
        ) : (
          <MethodChoice
            order={order}
            onChoose={(chosen) => {
              setChosenHere(true);
              onMethod(chosen);
            }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
