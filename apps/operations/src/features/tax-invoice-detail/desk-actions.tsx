import { useLingui } from '@lingui/react/macro';
import {
  useOpsAssignTaxInvoiceMutation,
  useOpsGetStaffUserQuery,
  useOpsPutBackTaxInvoiceMutation,
  useOpsSendTaxInvoiceMutation,
} from '@tolk/api-client';
import type { StaffTaxInvoice } from '@tolk/contract';
import { useState } from 'react';
import {
  allowedButtons,
  DeskBar,
  useDeskActs,
  type OfferedAction,
} from '../../records/desk-bar.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { PaperDialog } from './paper-dialog.tsx';

type DialogName = 'issue' | 'correct' | 'decline' | 'assign';

/** What may be done about an invoice now. */
export function DeskActions({ invoice }: { invoice: StaffTaxInvoice }) {
  const [open, setOpen] = useState<DialogName>();
  const { isOvertaken, act } = useDeskActs();
  const close = () => setOpen(undefined);
  return (
    <DeskBar actions={useButtons(invoice, { act, onOpen: setOpen })} isOvertaken={isOvertaken}>
      {open === 'issue' ? <PaperDialog invoice={invoice} kind="invoice" onClose={close} /> : null}
      {open === 'correct' ? (
        <PaperDialog invoice={invoice} kind="redLetter" onClose={close} />
      ) : null}
      {open === 'decline' ? <DeclineDialog invoice={invoice} onClose={close} /> : null}
      {open === 'assign' ? <AssignDialog invoice={invoice} onClose={close} /> : null}
    </DeskBar>
  );
}

interface Reactions extends Pick<ReturnType<typeof useDeskActs>, 'act'> {
  onOpen: (dialog: DialogName) => void;
}

function useButtons(invoice: StaffTaxInvoice, { act, onOpen }: Reactions) {
  const { t } = useLingui();
  const { data: user } = useOpsGetStaffUserQuery({});
  const [assign] = useOpsAssignTaxInvoiceMutation();
  const [send] = useOpsSendTaxInvoiceMutation();
  const [putBack] = useOpsPutBackTaxInvoiceMutation();
  const { taxInvoiceId, version, assigneeId, status, allowedActions } = invoice;
  const target = { taxInvoiceId, version };
  const isFirst = status !== 'toCorrect';
  // Where the provider can issue it, uploading is the second way.
  const canBeSent = allowedActions.some(({ action }) => action === 'send');
  const offered: OfferedAction<StaffTaxInvoice['allowedActions'][number]['action']>[] = [
    {
      key: 'send',
      action: 'send',
      label: isFirst
        ? t({ message: 'Issue by the provider', context: 'button' })
        : t({ message: 'Issue red letters by the provider', context: 'button' }),
      rank: 'main',
      onChoose: act(() => send(target)),
    },
    {
      key: 'issue',
      action: 'issue',
      label: canBeSent
        ? t({ message: 'Upload an invoice…', context: 'button' })
        : t({ message: 'Issue…', context: 'button' }),
      rank: canBeSent ? 'other' : 'main',
      onChoose: () => onOpen('issue'),
    },
    {
      key: 'correct',
      action: 'correct',
      label: canBeSent
        ? t({ message: 'Upload red letters…', context: 'button' })
        : t({ message: 'Issue in red letters…', context: 'button' }),
      rank: canBeSent ? 'other' : 'main',
      onChoose: () => onOpen('correct'),
    },
    {
      key: 'take',
      action: 'assign',
      label: t({ message: 'Take it', context: 'button' }),
      rank: 'other',
      fits: user !== undefined && assigneeId !== user.staffId,
      onChoose: act(() => assign({ ...target, staffId: user?.staffId ?? '' })),
    },
    {
      key: 'assign',
      action: 'assign',
      label: t({ message: 'Assign to…', context: 'button' }),
      rank: 'other',
      onChoose: () => onOpen('assign'),
    },
    {
      key: 'decline',
      action: 'decline',
      label: t({ message: 'Decline…', context: 'button' }),
      rank: 'other',
      onChoose: () => onOpen('decline'),
    },
    {
      key: 'putBack',
      action: 'putBack',
      label: t({ message: 'Return to the queue', context: 'button' }),
      rank: 'other',
      onChoose: act(() => putBack(target)),
    },
  ];

  return allowedButtons(offered, allowedActions);
}
