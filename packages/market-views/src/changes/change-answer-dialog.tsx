import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { notify, Stack, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { bounds, type Identity } from '@tolk/domain';
import { ClashList } from '../bookings/clash-list.tsx';
import { ChangedTerms } from './change-terms.tsx';
import { feeBetween } from './change-values.ts';
import { DifferenceLine } from './difference-line.tsx';
import { KeptShare } from './kept-share.tsx';
import { newTimes, useMoveClashes } from './move-clashes.tsx';
import { pendingChangeOf } from './pending-change.ts';
import { useChangeCalls } from './use-change-calls.ts';

export type ChangeAnswer = 'agree' | 'withdraw';

interface ChangeAnswerDialogProps {
  /** As it was shown when the person chose the answer. */
  order: OrderDetail;
  answer: ChangeAnswer;
  viewer: Identity;
  onClose: () => void;
  onAgreed: () => void;
}

/** Agreeing to the change that was shown, or taking it back. */
export function ChangeAnswerDialog({
  order,
  answer,
  viewer,
  onClose,
  onAgreed,
}: ChangeAnswerDialogProps) {
  const { t } = useLingui();
  const calls = useChangeCalls(viewer);
  const { projectOrderId, version } = order;
  const target = { projectOrderId, version };
  const change = pendingChangeOf(order);
  const isAgreeing = viewer === 'supplier' && answer === 'agree';
  const times = isAgreeing ? newTimes(order, change?.after.bookings ?? []) : [];
  const { clashes, isBooked } = useMoveClashes(order, viewer, times);
  if (!change) return null;
  const twice = isAgreeing && isBooked ? { bookedTwice: true } : {};
  const costs = change.difference > 0;
  const dialogs = {
    agree: {
      title: <Trans>Agree to this change?</Trans>,
      yes:
        costs && viewer === 'client' ? (
          <Trans>Agree and go to payment</Trans>
        ) : (
          agreeLabel(isBooked)
        ),
      send: () => calls.answer({ ...target, agree: true, ...twice }),
      done: costs
        ? t`You have both agreed. The change applies once the difference has been paid.`
        : t`The new terms apply from now on.`,
    },
    withdraw: {
      title: <Trans>Withdraw this change?</Trans>,
      yes: <Trans>Withdraw the change</Trans>,
      send: () => calls.withdraw(target),
      done: t`The change has been withdrawn.`,
    },
  };
  const { title, yes, send, done } = dialogs[answer];
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={yes}
      cancelLabel={<Trans context="button">Not yet</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const result = await send();
        onClose();
        // A refusal is said by the shell, and the screen shows what is possible now.
        if (result.error) return;
        notify(done);
        if (answer === 'agree') onAgreed();
      }}
    >
      {answer === 'withdraw' ? (
        <Typography>
          <Trans>The order continues as agreed before.</Trans>
        </Typography>
      ) : (
        <Stack spacing={1.5}>
          <ChangedTerms order={order} before={change.before} after={change.after} viewer={viewer} />
          {viewer === 'client' ? (
            <DifferenceLine
              difference={change.difference}
              fee={feeBetween(change.before, change.after)}
              currency={order.currency}
            />
          ) : null}
          <KeptShare percent={change.cancellationLeast} viewer={viewer} />
          <ClashList clashes={clashes} viewer={viewer} zone={order.zone} />
          <Typography>
            {costs ? (
              <Trans>
                The change applies once the difference has been paid. It lapses if that does not
                happen within {bounds.payHours} hours.
              </Trans>
            ) : (
              <Trans>The new terms apply at once.</Trans>
            )}
          </Typography>
        </Stack>
      )}
    </ConfirmDialog>
  );
}

function agreeLabel(isBooked: boolean) {
  return isBooked ? <Trans>Agree, I can do both</Trans> : <Trans>Agree to the change</Trans>;
}
