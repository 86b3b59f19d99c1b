import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderChange, OrderDetail } from '@tolk/contract';
import { Alert, Box, Stack, Typography } from '@tolk/design-system';
import { DateTime, Until } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FileList } from '../deliveries/file-list.tsx';
import { OrderActions } from '../orders/order-actions.tsx';
import { ChangeAnswerDialog, type ChangeAnswer } from './change-answer-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ChangedTerms } from './change-terms.tsx';
import { DeclineChangeDialog } from './decline-change-dialog.tsx';
import { feeBetween } from './change-values.ts';
import { DifferenceLine } from './difference-line.tsx';
import { KeptShare } from './kept-share.tsx';
import { OvertimeDialog } from './overtime-dialog.tsx';
import { claimsOvertime, pendingChangeOf } from './pending-change.ts';

interface ChangeBannerProps {
  order: OrderDetail;
  viewer: Identity;
  /** Where the client pays what a change costs on top; suppliers pay nothing. */
  onPay?: () => void;
}

type Asked = ChangeAnswer | 'decline' | 'counter';

/** A change that is pending: what it means, and what one can do about it. */
export function ChangeBanner({ order, viewer, onPay }: ChangeBannerProps) {
  const { t } = useLingui();
  const change = pendingChangeOf(order);
  // What was shown is what is answered: a proposal that changes meanwhile makes the server refuse.
  const [asking, setAsking] = useState<{ what: Asked; shown: OrderDetail }>();
  const id = useId();
  const close = () => setAsking(undefined);
  const goOnToPay = useOnceUnpaid(change, onPay);
  if (!change) return null;
  const Counter = claimsOvertime(change) ? OvertimeDialog : ChangeDialog;
  const ask = (what: Asked) => () => setAsking({ what, shown: order });
  return (
    <Alert
      severity={isFor(viewer, change) ? 'warning' : 'info'}
      icon={false}
      sx={{ mb: 3 }}
      role="region"
      aria-labelledby={id}
    >
      <Headline id={id} change={change} viewer={viewer} />
      <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {t`“${change.reason}”`}
      </Box>
      <Stack spacing={1.5} sx={{ my: 1.5 }}>
        <ChangedTerms order={order} before={change.before} after={change.after} viewer={viewer} />
        {change.addedFiles.length > 0 ? (
          <FileList files={change.addedFiles} language={order.sourceLanguage} />
        ) : null}
        {viewer === 'client' ? (
          <DifferenceLine
            difference={change.difference}
            fee={feeBetween(change.before, change.after)}
            currency={order.currency}
          />
        ) : null}
        <KeptShare percent={change.cancellationLeast} viewer={viewer} />
      </Stack>
      <OrderActions
        order={order}
        onChoose={
          change.status === 'unpaid'
            ? {
                ...(onPay ? { payChange: onPay } : {}),
                ...(viewer === 'client' ? { withdrawChange: ask('withdraw') } : {}),
              }
            : change.by === viewer
              ? { withdrawChange: ask('withdraw') }
              : {
                  agreeChange: ask('agree'),
                  counterChange: ask('counter'),
                  declineChange: ask('decline'),
                }
        }
      />
      {asking?.what === 'counter' ? (
        <Counter order={asking.shown} viewer={viewer} onClose={close} />
      ) : asking?.what === 'decline' ? (
        <DeclineChangeDialog order={asking.shown} viewer={viewer} onClose={close} />
      ) : asking ? (
        <ChangeAnswerDialog
          order={asking.shown}
          answer={asking.what}
          viewer={viewer}
          onClose={close}
          onAgreed={goOnToPay}
        />
      ) : null}
    </Alert>
  );
}

/**
 * Who has just agreed to what costs more goes on to pay, as soon as the order says that it is due:
 * before that there is nothing to pay for.
 */
function useOnceUnpaid(change: OrderChange | undefined, onPay: (() => void) | undefined) {
  const [agreedTo, setAgreedTo] = useState<string>();
  const isDue = change?.status === 'unpaid' && change.changeId === agreedTo;
  const goOn = useEffectEvent(() => onPay?.());
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);
  return () => setAgreedTo(change?.changeId);
}

/** Whether this side has to do something about it. */
function isFor(viewer: Identity, { status, by }: OrderChange): boolean {
  return status === 'unpaid' ? viewer === 'client' : by !== viewer;
}

interface HeadlineProps {
  id: string;
  change: OrderChange;
  viewer: Identity;
}

function Headline({ id, change, viewer }: HeadlineProps) {
  const { status, by, payUntil, movesUntil, time } = change;
  return (
    <>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        {status === 'unpaid' ? (
          viewer === 'client' ? (
            <Trans>You have both agreed to this change; it applies once you have paid</Trans>
          ) : (
            <Trans>
              You have both agreed to this change; it applies once the client has paid the
              difference
            </Trans>
          )
        ) : claimsOvertime(change) ? (
          <ClaimHeadline by={by} viewer={viewer} />
        ) : by === viewer ? (
          <Trans>You proposed a change to this order</Trans>
        ) : by === 'client' ? (
          <Trans>The client proposes a change to this order</Trans>
        ) : (
          <Trans>The supplier proposes a change to this order</Trans>
        )}
      </Typography>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {payUntil === null ? (
          <>
            <DateTime iso={time} />
            {movesUntil === null ? null : (
              <Box>
                <Trans>
                  Answer by <Until iso={movesUntil} />, before a booking begins
                </Trans>
              </Box>
            )}
          </>
        ) : (
          <Trans>
            To be paid by <Until iso={payUntil} />, or the change lapses
          </Trans>
        )}
      </Box>
    </>
  );
}

function ClaimHeadline({ by, viewer }: Pick<OrderChange, 'by'> & { viewer: Identity }) {
  if (by === viewer) return <Trans>Your proposal about overtime waits for an answer</Trans>;
  return by === 'client' ? (
    <Trans>The client proposes other overtime</Trans>
  ) : (
    <Trans>The supplier claims overtime</Trans>
  );
}
