import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsDecideFraudCaseMutation } from '@tolk/api-client';
import type { FraudCase } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { ActionBar } from '@tolk/design-system/portal';
import { fraudDecisions, type FraudDecision } from '@tolk/domain';
import { useState } from 'react';
import { useDecisionKeys, type KeyedAction } from '../../keys/decision-keys.ts';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useDecided } from '../../work/use-decided.tsx';
import { decisionLabels } from './fraud-labels.ts';

const shortcuts: Readonly<Record<FraudDecision, string>> = {
  noGround: 'd',
  watch: 'w',
  block: 'x',
};

/** Cleared, watched on, or blocked once an account is; each with the reason that colleagues read. */
export function FraudDecisions({ fraudCase }: { fraudCase: FraudCase }) {
  const { t, i18n } = useLingui();
  const [decide] = useOpsDecideFraudCaseMutation();
  const [decision, setDecision] = useState<FraudDecision>();
  const { fraudCaseId, members } = fraudCase;
  const decided = useDecided({ subject: 'fraudCase', subjectId: fraudCaseId });
  const isBlocked = members.some(({ state }) => state === 'blocked');
  const blockFirst = isBlocked ? undefined : t`Block the accounts on their pages first.`;
  const effects = {
    noGround: (
      <Trans>The case is closed. It comes back if more accounts or new proposals turn up.</Trans>
    ),
    watch: <Trans>The case waits aside and comes back as soon as something new is found.</Trans>,
    block: (
      <Trans>The case is closed. The accounts stay blocked until somebody unblocks them.</Trans>
    ),
  };
  const actions = fraudDecisions.map((one): KeyedAction => ({
    key: one,
    shortcut: shortcuts[one],
    label: i18n._(decisionLabels[one]),
    enabled: one !== 'block' || isBlocked,
    reason: one === 'block' ? blockFirst : undefined,
    onChoose: () => setDecision(one),
  }));
  useDecisionKeys(actions);
  return (
    <>
      <ActionBar actions={actions} />
      {decision ? (
        <ReasonDialog
          title={i18n._(decisionLabels[decision])}
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`Only colleagues read it.`}
          submitLabel={<Trans>Save the decision</Trans>}
          draftKey={`fraud-${fraudCaseId}-${decision}`}
          onSubmit={async (words) => {
            await inForm(decide({ fraudCaseId, decision, words }));
            setDecision(undefined);
            decided(t`The case is decided.`, members.map(({ name }) => name).join(', '));
          }}
          onClose={() => setDecision(undefined)}
        >
          <Typography>{effects[decision]}</Typography>
        </ReasonDialog>
      ) : null}
    </>
  );
}
