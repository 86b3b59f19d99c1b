import { Trans, useLingui } from '@lingui/react/macro';
import {
  isCallError,
  useOpsAssignTaxInvoiceMutation,
  useOpsGetStaffUserQuery,
  useOpsPutBackTaxInvoiceMutation,
} from '@tolk/api-client';
import type { StaffTaxInvoice } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert, Box } from '@tolk/design-system';
import { ActionBar, type BarAction } from '@tolk/design-system/portal';
import { useState } from 'react';
import { AssignDialog } from './assign-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { PaperDialog } from './paper-dialog.tsx';

type DialogName = 'issue' | 'correct' | 'decline' | 'assign';

/** What may be done about an invoice now; what a colleague did first is said. */
export function DeskActions({ invoice }: { invoice: StaffTaxInvoice }) {
  const [open, setOpen] = useState<DialogName>();
  const [overtaken, setOvertaken] = useState(false);
  const actions = useDeskActions(invoice, { onOpen: setOpen, onOvertaken: setOvertaken });
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ mb: 3 }}>
      {overtaken ? (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          <Trans>Someone else has already dealt with this. Your change was not saved.</Trans>
        </Alert>
      ) : null}
      <ActionBar actions={actions} />
      {open === 'issue' ? <PaperDialog invoice={invoice} kind="invoice" onClose={close} /> : null}
      {open === 'correct' ? (
        <PaperDialog invoice={invoice} kind="redLetter" onClose={close} />
      ) : null}
      {open === 'decline' ? <DeclineDialog invoice={invoice} onClose={close} /> : null}
      {open === 'assign' ? <AssignDialog invoice={invoice} onClose={close} /> : null}
    </Box>
  );
}

interface Reactions {
  onOpen: (dialog: DialogName) => void;
  onOvertaken: (overtaken: boolean) => void;
}

function useDeskActions(invoice: StaffTaxInvoice, { onOpen, onOvertaken }: Reactions): BarAction[] {
  const { t } = useLingui();
  const { data: user } = useOpsGetStaffUserQuery({});
  const [assign] = useOpsAssignTaxInvoiceMutation();
  const [putBack] = useOpsPutBackTaxInvoiceMutation();
  const { taxInvoiceId, version, assigneeId } = invoice;
  const target = { taxInvoiceId, version };

  const act = (carryOut: () => { unwrap: () => Promise<unknown> }) => () => {
    onOvertaken(false);
    carryOut()
      .unwrap()
      .catch((error: unknown) => {
        if (isCallError(error) && error.code === errorCodes.conflict) onOvertaken(true);
      });
  };

  const offered: readonly (Pick<BarAction, 'key' | 'label' | 'rank' | 'onChoose'> & {
    action: StaffTaxInvoice['allowedActions'][number]['action'];
    /** Left out where it would say nothing. */
    fits?: boolean;
  })[] = [
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

  return offered.flatMap(({ action, fits = true, ...button }) => {
    const state = invoice.allowedActions.find((one) => one.action === action);
    return state && fits
      ? [
          {
            ...button,
            enabled: state.enabled,
            reason: state.reason,
            availableAt: state.availableAt,
          },
        ]
      : [];
  });
}
