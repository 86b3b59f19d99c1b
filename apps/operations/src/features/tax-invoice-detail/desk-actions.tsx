import { useLingui } from '@lingui/react/macro';
import { useOpsSendTaxInvoiceMutation } from '@tolk/api-client';
import type { StaffTaxInvoice } from '@tolk/contract';
import { useState } from 'react';
import { useDecisionKeys } from '../../keys/decision-keys.ts';
import {
  allowedButtons,
  DeskBar,
  useDeskActs,
  type OfferedAction,
} from '../../records/desk-bar.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

type DialogName = 'send' | 'issue' | 'correct' | 'decline';

/** What may be done about an invoice now. */
export function DeskActions({ invoice }: { invoice: StaffTaxInvoice }) {
  const [open, setOpen] = useState<DialogName>();
  const { isOvertaken, act } = useDeskActs();
  const [send] = useOpsSendTaxInvoiceMutation();
  const { taxInvoiceId, version } = invoice;
  const close = () => setOpen(undefined);
  const actions = useButtons(invoice, setOpen);
  useDecisionKeys(actions);
  return (
    <DeskBar actions={actions} isOvertaken={isOvertaken}>
      {open === 'send' ? (
        <SendDialog
          invoice={invoice}
          onConfirm={() => {
            close();
            act(() => send({ taxInvoiceId, version }))();
          }}
          onCancel={close}
        />
      ) : null}
      {open === 'issue' ? <PaperDialog invoice={invoice} kind="invoice" onClose={close} /> : null}
      {open === 'correct' ? (
        <PaperDialog invoice={invoice} kind="redLetter" onClose={close} />
      ) : null}
      {open === 'decline' ? <DeclineDialog invoice={invoice} onClose={close} /> : null}
    </DeskBar>
  );
}

function useButtons(
  { status, allowedActions }: StaffTaxInvoice,
  onOpen: (dialog: DialogName) => void,
) {
  const { t } = useLingui();
  const isFirst = status !== 'toCorrect';
  // Where the provider can issue it, uploading is the second way.
  const canBeSent = allowedActions.some(({ action }) => action === 'send');
  const offered: OfferedAction<StaffTaxInvoice['allowedActions'][number]['action']>[] = [
    {
      key: 'send',
      action: 'send',
      label: isFirst
        ? t({ message: 'Issue through the provider…', context: 'button' })
        : t({ message: 'Issue red letters through the provider…', context: 'button' }),
      rank: 'main',
      onChoose: () => onOpen('send'),
    },
    {
      key: 'issue',
      action: 'issue',
      shortcut: 'a',
      label: canBeSent
        ? t({ message: 'Upload an invoice…', context: 'button' })
        : t({ message: 'Issue…', context: 'button' }),
      rank: canBeSent ? 'other' : 'main',
      onChoose: () => onOpen('issue'),
    },
    {
      key: 'correct',
      action: 'correct',
      shortcut: 'a',
      label: canBeSent
        ? t({ message: 'Upload red letters…', context: 'button' })
        : t({ message: 'Issue in red letters…', context: 'button' }),
      rank: canBeSent ? 'other' : 'main',
      onChoose: () => onOpen('correct'),
    },
    {
      key: 'decline',
      action: 'decline',
      shortcut: 'r',
      label: t({ message: 'Decline…', context: 'button' }),
      rank: 'other',
      onChoose: () => onOpen('decline'),
    },
  ];

  return allowedButtons(offered, allowedActions);
}
