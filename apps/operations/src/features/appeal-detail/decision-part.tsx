import { Trans, useLingui } from '@lingui/react/macro';
import { isCallError, markShownInForm, useOpsRuleAppealMutation } from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { useState } from 'react';
import { useDecisionKeys, type KeyedAction } from '../../keys/decision-keys.ts';
import { useDecided } from '../../work/use-decided.tsx';
import type { AppealWithOrder } from './appeal-with-order.ts';
import { RulingDialog, type Ruled } from './ruling-dialog.tsx';

/** What a colleague may have done in the meantime. */
const overtakenCodes: readonly number[] = [
  errorCodes.appealChanged,
  errorCodes.appealActionNotAllowed,
];

/** Ruling, or deciding the review of a colleague's ruling. */
export function DecisionPart({ story }: { story: AppealWithOrder }) {
  const { t } = useLingui();
  const { projectOrderAppealId, version, orderName, allowedActions } = story.appeal;
  const decided = useDecided({ subject: 'appeal', subjectId: projectOrderAppealId });
  const [ruleAppeal] = useOpsRuleAppealMutation();
  const [asking, setAsking] = useState<'rule' | 'review'>();
  const [overtaken, setOvertaken] = useState(false);
  const labels = {
    rule: t({ message: 'Rule…', context: 'button' }),
    review: t`Decide the review…`,
  };

  async function rule(ruled: Ruled): Promise<void> {
    setOvertaken(false);
    try {
      await ruleAppeal({ projectOrderAppealId, version, ...ruled }).unwrap();
      decided(t`Both sides have been notified.`, orderName);
    } catch (error) {
      if (!isCallError(error)) throw error;
      markShownInForm(error);
      if (!overtakenCodes.includes(error.code)) throw error;
      setOvertaken(true);
    }
    setAsking(undefined);
  }

  const actions = (['rule', 'review'] as const).flatMap((action): KeyedAction[] => {
    const state = allowedActions.find((one) => one.action === action);
    if (!state) return [];
    const { enabled, reason, availableAt } = state;
    return [
      {
        key: action,
        shortcut: 'a',
        label: labels[action],
        rank: 'main',
        enabled,
        reason,
        availableAt,
        onChoose: () => setAsking(action),
      },
    ];
  });
  useDecisionKeys(actions);

  return (
    <Section title={<Trans context="heading">Our decision</Trans>}>
      {overtaken ? (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          <Trans>Someone else has already dealt with this. Your change was not saved.</Trans>
        </Alert>
      ) : null}
      {actions.length > 0 ? (
        <ActionBar actions={actions} />
      ) : (
        <Typography color="textSecondary">
          <Trans>Nothing for us to decide at the moment.</Trans>
        </Typography>
      )}
      {asking ? (
        <RulingDialog
          story={story}
          decides={asking}
          onRule={rule}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Section>
  );
}
