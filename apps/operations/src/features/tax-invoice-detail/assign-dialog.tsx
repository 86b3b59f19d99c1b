import { Trans } from '@lingui/react/macro';
import {
  inForm,
  useOpsAssignTaxInvoiceMutation,
  useOpsGetTaxInvoiceColleaguesQuery,
} from '@tolk/api-client';
import type { StaffTaxInvoice } from '@tolk/contract';
import { ColleagueDialog } from '../../colleagues/colleague-dialog.tsx';

interface AssignDialogProps {
  invoice: StaffTaxInvoice;
  onClose: () => void;
}

/** Giving an invoice to a colleague of the desk. */
export function AssignDialog({ invoice, onClose }: AssignDialogProps) {
  const { data: colleagues = [] } = useOpsGetTaxInvoiceColleaguesQuery({});
  const [assign] = useOpsAssignTaxInvoiceMutation();
  const { taxInvoiceId, version, assigneeId } = invoice;
  return (
    <ColleagueDialog
      title={<Trans>Assign the invoice</Trans>}
      submitLabel={<Trans context="button">Assign</Trans>}
      colleagues={colleagues}
      holderId={assigneeId}
      onGive={(staffId) => inForm(assign({ taxInvoiceId, version, staffId }))}
      onClose={onClose}
    />
  );
}
