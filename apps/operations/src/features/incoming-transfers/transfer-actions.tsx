import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsDropTransferReturnMutation,
  useOpsProposeTransferReturnMutation,
} from '@tolk/api-client';
import type { IncomingTransfer } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { ActionBar, ConfirmDialog, type BarAction } from '@tolk/design-system/portal';
import { useState } from 'react';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { ConfirmReturnDialog } from './confirm-return-dialog.tsx';

type Act = IncomingTransfer['allowedActions'][number]['action'];
const ranks = {
  assign: 'main',
  proposeReturn: 'other',
  confirmReturn: 'main',
  dropReturn: 'other',
} as const satisfies Record<Act, BarAction['rank']>;

/** What may be done about money that nobody knows; a button that is off says why. */
export function TransferActions({ transfer }: { transfer: IncomingTransfer }) {
  const { t } = useLingui();
  const { incomingTransferId, amount, currency, payer, allowedActions } = transfer;
  const [propose] = useOpsProposeTransferReturnMutation();
  const [drop] = useOpsDropTransferReturnMutation();
  const [asked, setAsked] = useState<Act>();
  const close = () => setAsked(undefined);
  const labels: Readonly<Record<Act, string>> = {
    assign: t({ message: 'Assign to an order…', context: 'button' }),
    proposeReturn: t({ message: 'Send it back…', context: 'button' }),
    confirmReturn: t({ message: 'Sent back at the bank…', context: 'button' }),
    dropReturn: t({ message: 'Don’t send it back…', context: 'button' }),
  };

  async function dropNow(): Promise<void> {
    try {
      await drop({ incomingTransferId }).unwrap();
      notify(t`The money stays until it is assigned.`);
    } catch {
      // What went wrong the shell has said by then.
    }
    close();
  }

  return (
    <>
      <ActionBar
        actions={allowedActions.map(({ action, enabled, reason }) => ({
          key: action,
          label: labels[action],
          rank: ranks[action],
          enabled,
          reason,
          onChoose: () => setAsked(action),
        }))}
      />
      {asked === 'assign' ? <AssignDialog transfer={transfer} onClose={close} /> : null}
      {asked === 'confirmReturn' ? (
        <ConfirmReturnDialog transfer={transfer} onClose={close} />
      ) : null}
      {asked === 'proposeReturn' ? (
        <ReasonDialog
          title={<Trans>Send this money back?</Trans>}
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`Colleagues read it when they approve it, here and in the audit log.`}
          submitLabel={<Trans context="button">Propose it</Trans>}
          color="secondary"
          draftKey={`transfer-return-${incomingTransferId}`}
          onSubmit={async (reason) => {
            await inForm(propose({ incomingTransferId, reason }));
            close();
            notify(t`A colleague has to approve it now.`);
          }}
          onClose={close}
        >
          <Typography>
            <Trans>
              A colleague approves it, transfers{' '}
              <Money amount={amount} currency={currency} emphasis="strong" /> to the account of{' '}
              {payer} and records the bank’s number.
            </Trans>
          </Typography>
        </ReasonDialog>
      ) : null}
      <ConfirmDialog
        open={asked === 'dropReturn'}
        title={<Trans>Keep this money for now?</Trans>}
        confirmLabel={<Trans context="button">Keep it for now</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={dropNow}
        onCancel={close}
      >
        <Trans>The money waits here again until it is assigned or sent back.</Trans>
      </ConfirmDialog>
    </>
  );
}
