import { useLingui } from '@lingui/react/macro';
import type { StaffTaxInvoice } from '@tolk/contract';
import { useState } from 'react';
import { allowedButtons, DeskBar, type OfferedAction } from '../../records/desk-bar.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { PaperDialog } from './paper-dialog.tsx';

type DialogName = 'issue' | 'correct' | 'decline';

/** What may be done about an invoice now. */
export function DeskActions({ invoice }: { invoice: StaffTaxInvoice }) {
  const [open, setOpen] = useState<DialogName>();
  const close = () => setOpen(undefined);
  return (
    <DeskBar actions={useButtons(invoice, setOpen)}>
      {open === 'issue' ? <PaperDialog invoice={invoice} kind="invoice" onClose={close} /> : null}
      {open === 'correct' ? (
        <PaperDialog invoice={invoice} kind="redLetter" onClose={close} />
      ) : null}
      {open === 'decline' ? <DeclineDialog invoice={invoice} onClose={close} /> : null}
    </DeskBar>
  );
}

function useButtons(invoice: StaffTaxInvoice, onOpen: (dialog: DialogName) => void) {
  const { t } = useLingui();
  const offered: OfferedAction<StaffTaxInvoice['allowedActions'][number]['action']>[] = [
    {
      key: 'issue',
      action: 'issue',
      label: t({ message: 'Issue…', context: 'button' }),
      rank: 'main',
      onChoose: () => onOpen('issue'),
    },
    {
      key: 'correct',
      action: 'correct',
      label: t({ message: 'Issue in red letters…', context: 'button' }),
      rank: 'main',
      onChoose: () => onOpen('correct'),
    },
    {
      key: 'decline',
      action: 'decline',
      label: t({ message: 'Decline…', context: 'button' }),
      rank: 'other',
      onChoose: () => onOpen('decline'),
    },
  ];

  return allowedButtons(offered, invoice.allowedActions);
}
