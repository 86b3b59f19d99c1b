import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsDropTransferReturnMutation,
  useOpsProposeTransferReturnMutation,
} from '@tolk/api-client';
import type { IncomingTransfer } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { RowActionBar, useRowActions } from '../../records/row-actions.tsx';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useDecided } from '../../work/use-decided.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { ConfirmReturnDialog } from './confirm-return-dialog.tsx';

type Act = IncomingTransfer['allowedActions'][number]['action'];

/** What may be done about money that nobody knows. */
export function TransferActions({ transfer }: { transfer: IncomingTransfer }) {
  const { t } = useLingui();
  const { incomingTransferId, amount, currency, payer, allowedActions } = transfer;
  const decided = useDecided({ subject: 'incomingTransfer', subjectId: incomingTransferId });
  const [propose] = useOpsProposeTransferReturnMutation();
  const [drop] = useOpsDropTransferReturnMutation();
  const { asked, ask, close, act } = useRowActions<Act>();
  return (
    <>
      <RowActionBar
        allowed={allowedActions}
        looks={{
          assign: {
            label: t({ message: 'Assign to an order…', context: 'button' }),
            rank: 'main',
            shortcut: 'a',
          },
          proposeReturn: {
            label: t({ message: 'Send it back…', context: 'button' }),
            shortcut: 'r',
          },
          confirmReturn: {
            label: t({ message: 'Sent back at the bank…', context: 'button' }),
            rank: 'main',
            shortcut: 'm',
          },
          dropReturn: {
            label: t({ message: 'Don’t send it back…', context: 'button' }),
            shortcut: 'd',
          },
        }}
        onChoose={ask}
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
            decided(t`A colleague has to approve it now.`);
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
        onConfirm={() =>
          act(drop({ incomingTransferId }).unwrap(), t`The money stays until it is assigned.`)
        }
        onCancel={close}
      >
        <Trans>The money waits here again until it is assigned or sent back.</Trans>
      </ConfirmDialog>
    </>
  );
}
