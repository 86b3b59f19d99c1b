import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Box, notify, Stack, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { useState } from 'react';
import { SplitAmounts } from '../money/split-amounts.tsx';
import { OrderActions } from '../orders/order-actions.tsx';
import { useEndCalls } from './use-end-calls.ts';

type Proposal = NonNullable<OrderDetail['proposal']>;
type Answer = 'agreeEnd' | 'declineEnd' | 'withdrawEnd';

/** A proposal to end the order that waits for its answer: what it means, and what one can do about it. */
export function ProposalBanner({ order, viewer }: { order: OrderDetail; viewer: Identity }) {
  const { proposal } = order;
  const [asking, setAsking] = useState<{ answer: Answer; shown: OrderDetail }>();
  if (!proposal) return null;
  const own = proposal.by === viewer;
  // What was shown is what is agreed to: a proposal that changes meanwhile makes the server refuse.
  const ask = (answer: Answer) => () => setAsking({ answer, shown: order });
  return (
    <Alert severity={own ? 'info' : 'warning'} icon={false} sx={{ mb: 3 }} role="region">
      <ProposalText proposal={proposal} own={own} />
      <Box sx={{ my: 1.5 }}>
        <SplitAmounts {...proposal} currency={order.currency} viewer={viewer} />
      </Box>
      <OrderActions
        order={order}
        onChoose={
          own
            ? { withdrawEnd: ask('withdrawEnd') }
            : { agreeEnd: ask('agreeEnd'), declineEnd: ask('declineEnd') }
        }
      />
      {asking?.shown.proposal ? (
        <AnswerDialog
          order={asking.shown}
          proposal={asking.shown.proposal}
          answer={asking.answer}
          viewer={viewer}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Alert>
  );
}

function ProposalText({ proposal, own }: { proposal: Proposal; own: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const percent = formatPercent(proposal.refundPercent / 100, language);
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>
        {own ? (
          <Trans>You proposed to end this order with a {percent} refund</Trans>
        ) : proposal.by === 'client' ? (
          <Trans>The client proposes to end this order with a {percent} refund</Trans>
        ) : (
          <Trans>The supplier proposes to end this order with a {percent} refund</Trans>
        )}
      </Typography>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <DateTime iso={proposal.time} />
      </Box>
      <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {t`“${proposal.reason}”`}
      </Box>
    </>
  );
}

interface AnswerDialogProps {
  order: OrderDetail;
  proposal: Proposal;
  answer: Answer;
  viewer: Identity;
  onClose: () => void;
}

function AnswerDialog({ order, proposal, answer, viewer, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const calls = useEndCalls(viewer);
  const { projectOrderId, version, currency } = order;
  const target = { projectOrderId, version };
  const dialogs = {
    agreeEnd: {
      title: <Trans>End the order on these terms?</Trans>,
      yes: <Trans>Agree and end the order</Trans>,
      text: <Trans>The order ends at once, and this can’t be undone.</Trans>,
      send: () => calls.answer({ ...target, agree: true }),
      done: t`The order has ended, and the money is divided.`,
    },
    declineEnd: {
      title: <Trans>Decline the proposal?</Trans>,
      yes: <Trans>Decline the proposal</Trans>,
      text: <Trans>The order continues as agreed. Either side can make another proposal.</Trans>,
      send: () => calls.answer({ ...target, agree: false }),
      done: t`The proposal was declined and the order continues.`,
    },
    withdrawEnd: {
      title: <Trans>Withdraw your proposal?</Trans>,
      yes: <Trans>Withdraw the proposal</Trans>,
      text: <Trans>The order continues as agreed. Either side can make another proposal.</Trans>,
      send: () => calls.withdraw(target),
      done: t`Your proposal has been withdrawn.`,
    },
  };
  const { title, yes, text, send, done } = dialogs[answer];
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={yes}
      cancelLabel={<Trans context="button">Not yet</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const result = await send();
        // A refusal is said by the shell, and the screen shows what is possible now.
        if (!result.error) notify(done);
        onClose();
      }}
    >
      <Stack spacing={1.5}>
        {answer === 'agreeEnd' ? (
          <SplitAmounts {...proposal} currency={currency} viewer={viewer} />
        ) : null}
        <Typography>{text}</Typography>
      </Stack>
    </ConfirmDialog>
  );
}
