import { Trans, useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { notify, Stack, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { bounds, type Identity } from '@tolk/domain';
import { useState, type ReactNode } from 'react';
import { SplitAmounts } from '../money/split-amounts.tsx';
import { useAppealCalls } from './use-appeal-calls.ts';

const { appealsPerSide } = bounds;

interface ConfirmProps {
  appeal: AppealDetail;
  viewer: Identity;
  onClose: () => void;
}

interface QuestionProps {
  title: ReactNode;
  yes: ReactNode;
  /** Answers with the error of a refusal. */
  send: () => Promise<{ error?: unknown }>;
  /** What is said once it is done. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** A refusal is said by the shell, and the screen shows what is possible now. */
function Question({ title, yes, send, done, onClose, children }: QuestionProps) {
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={yes}
      cancelLabel={<Trans context="button">Not yet</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const { error } = await send();
        if (!error) notify(done);
        onClose();
      }}
    >
      <Stack spacing={1.5}>{children}</Stack>
    </ConfirmDialog>
  );
}

/** Accepting exactly the offer that was seen. */
export function AcceptOfferDialog({ appeal, viewer, onClose }: ConfirmProps) {
  const { t } = useLingui();
  const { acceptOffer } = useAppealCalls(viewer);
  const [{ projectOrderAppealId, version, offer, currency }] = useState(appeal);
  if (!offer) return null;
  return (
    <Question
      title={<Trans>Accept this offer?</Trans>}
      yes={<Trans>Accept the offer</Trans>}
      send={() => acceptOffer({ projectOrderAppealId, version })}
      done={t`You agreed. The order has ended, and the money is divided.`}
      onClose={onClose}
    >
      <SplitAmounts {...offer} currency={currency} viewer={viewer} />
      <Typography>
        <Trans>Appeal and order end at once, and this can’t be undone.</Trans>
      </Typography>
    </Question>
  );
}

/** Accepting exactly the proposal that was seen. */
export function AcceptMediationDialog({ appeal, viewer, onClose }: ConfirmProps) {
  const { t } = useLingui();
  const { acceptMediation } = useAppealCalls(viewer);
  const [{ projectOrderAppealId, version, mediation, currency }] = useState(appeal);
  if (!mediation) return null;
  return (
    <Question
      title={<Trans>Accept our staff’s proposal?</Trans>}
      yes={<Trans>Accept the proposal</Trans>}
      send={() => acceptMediation({ projectOrderAppealId, version })}
      done={t`You have accepted the proposal.`}
      onClose={onClose}
    >
      <SplitAmounts {...mediation} currency={currency} viewer={viewer} />
      <Typography>
        <Trans>
          Once both sides have accepted it, appeal and order end, and this can’t be undone.
        </Trans>
      </Typography>
    </Question>
  );
}

/** Accepting exactly the ruling that was seen. */
export function AcceptRulingDialog({ appeal, viewer, onClose }: ConfirmProps) {
  const { t } = useLingui();
  const { answerRuling } = useAppealCalls(viewer);
  const [{ projectOrderAppealId, version, appealResults, currency }] = useState(appeal);
  if (!appealResults) return null;
  return (
    <Question
      title={<Trans>Accept the ruling?</Trans>}
      yes={<Trans>Accept the ruling</Trans>}
      send={() => answerRuling({ projectOrderAppealId, version, accept: true })}
      done={t`You have accepted the ruling.`}
      onClose={onClose}
    >
      {appealResults.outcome === 'redo' ? null : (
        <SplitAmounts {...appealResults} currency={currency} viewer={viewer} />
      )}
      <Typography>
        <Trans>Once both sides have accepted it, the ruling is final and carried out.</Trans>
      </Typography>
    </Question>
  );
}

export function WithdrawAppealDialog({ appeal, viewer, onClose }: ConfirmProps) {
  const { t } = useLingui();
  const { withdraw } = useAppealCalls(viewer);
  const [{ projectOrderAppealId, version, afterCompletion }] = useState(appeal);
  return (
    <Question
      title={<Trans>Withdraw your appeal?</Trans>}
      yes={<Trans>Withdraw the appeal</Trans>}
      send={() => withdraw({ projectOrderAppealId, version })}
      done={t`Your appeal has been withdrawn and the order continues.`}
      onClose={onClose}
    >
      <Typography>
        {afterCompletion ? (
          <Trans>The order counts as completed again, and the money goes to the supplier.</Trans>
        ) : (
          <Trans>
            The order resumes where it stopped; deadlines are extended by the time it was paused.
          </Trans>
        )}
      </Typography>
      <Typography>
        <Trans>You can appeal up to {appealsPerSide} times about one order.</Trans>
      </Typography>
    </Question>
  );
}
