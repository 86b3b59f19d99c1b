import { Trans, useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { DateTime, Money, Section } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { sideLabels } from '@tolk/labels';
import { useState } from 'react';
import { useDecisionKeys, type KeyedAction } from '../../keys/decision-keys.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { MediateDialog } from './mediate-dialog.tsx';

const dialogs = { mediate: MediateDialog, extendEvidence: ExtendDialog } as const;
type Step = keyof typeof dialogs;
const shortcuts: Readonly<Record<Step, string>> = { mediate: 'p', extendEvidence: 'e' };

/** What can be done before a ruling: more time for evidence, and a split that both have to accept. */
export function MediationPart({ appeal }: { appeal: AppealDetail }) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>();
  const labels = { mediate: t`Propose a split…`, extendEvidence: t`More time for evidence…` };
  const actions = (['mediate', 'extendEvidence'] as const).flatMap((action): KeyedAction[] => {
    const state = appeal.allowedActions.find((one) => one.action === action);
    if (!state) return [];
    const onChoose = () => setStep(action);
    return [
      { ...state, key: action, shortcut: shortcuts[action], label: labels[action], onChoose },
    ];
  });
  useDecisionKeys(actions);
  if (actions.length === 0 && appeal.mediation === null) return null;
  const Dialog = step && dialogs[step];
  return (
    <Section title={<Trans context="heading">Mediation</Trans>}>
      {appeal.mediation ? (
        <Proposal mediation={appeal.mediation} currency={appeal.currency} />
      ) : null}
      <ActionBar actions={actions} />
      {Dialog ? <Dialog appeal={appeal} onClose={() => setStep(undefined)} /> : null}
    </Section>
  );
}

interface ProposalProps {
  mediation: NonNullable<AppealDetail['mediation']>;
  /** ISO 4217. */
  currency: string;
}

function Proposal({ mediation, currency }: ProposalProps) {
  const { i18n } = useLingui();
  const { refundPercent, refund, earnings, text, acceptedBy, time } = mediation;
  const accepted = acceptedBy.map((side) => i18n._(sideLabels[side])).join(' · ');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Trans>
        We propose a {refundPercent}% refund: <Money amount={refund} currency={currency} /> to the
        client, <Money amount={earnings} currency={currency} /> to the supplier.
      </Trans>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ typography: 'caption' }}>
        <DateTime iso={time} />
        {' · '}
        {accepted ? <Trans>Accepted by: {accepted}</Trans> : <Trans>Nobody has accepted yet</Trans>}
      </Box>
    </Alert>
  );
}
