import { useLingui } from '@lingui/react/macro';
import { StatusChip } from '@tolk/design-system/pieces';
import type { TaxInvoiceStatus } from '@tolk/domain';
import { taxInvoiceChips } from '@tolk/labels';

/** How far a tax invoice has come. */
export function TaxInvoiceChip({ status }: { status: TaxInvoiceStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = taxInvoiceChips[status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
