import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsRefuseSettlementMutation } from '@tolk/api-client';
import type { StaffSettlementDetail } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { ActionBar } from '@tolk/design-system/portal';
import { useState } from 'react';
import { useDecisionKeys, type KeyedAction } from '../../keys/decision-keys.ts';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useDecided } from '../../work/use-decided.tsx';
import { PayoutReturnDialog } from './payout-return-dialog.tsx';

type Act = 'refuse' | 'return';
const shortcuts: Readonly<Record<Act, string>> = { refuse: 'r', return: 'm' };

/** Refusing what is in no batch, and recording money that came back. */
export function SettlementActions({ settlement }: { settlement: StaffSettlementDetail }) {
  const { t } = useLingui();
  const { settlementId, version, allowedActions } = settlement;
  const decided = useDecided({ subject: 'settlement', subjectId: settlementId });
  const [refuse] = useOpsRefuseSettlementMutation();
  const [asked, setAsked] = useState<Act>();
  const close = () => setAsked(undefined);
  const labels: Readonly<Record<Act, string>> = {
    refuse: t({ message: 'Refuse…', context: 'button' }),
    return: t`Record as returned…`,
  };
  const actions = (['refuse', 'return'] as const).flatMap((action): KeyedAction[] => {
    const state = allowedActions.find((one) => one.action === action);
    if (!state) return [];
    const { enabled, reason } = state;
    return [
      {
        key: action,
        label: labels[action],
        shortcut: shortcuts[action],
        rank: 'danger',
        enabled,
        reason,
        onChoose: () => setAsked(action),
      },
    ];
  });
  useDecisionKeys(actions);
  if (actions.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <ActionBar actions={actions} />
      {asked === 'refuse' ? (
        <ReasonDialog
          title={<Trans>Refuse the withdrawal request?</Trans>}
          label={t({ message: 'Reason', context: 'fact' })}
          hint={t`The supplier reads exactly this.`}
          submitLabel={<Trans context="button">Refuse</Trans>}
          color="secondary"
          draftKey={`refuse-settlement-${settlementId}`}
          onSubmit={async (reason) => {
            await inForm(refuse({ settlementId, version, reason }));
            close();
            decided(t`The request has been refused and the supplier notified.`);
          }}
          onClose={close}
        >
          <Typography>
            <Trans>Its projects are ready to settle again, including this month.</Trans>
          </Typography>
        </ReasonDialog>
      ) : null}
      {asked === 'return' ? <PayoutReturnDialog settlement={settlement} onClose={close} /> : null}
    </Box>
  );
}
