import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { TaxInvoiceView } from '../../features/tax-invoice-detail/tax-invoice-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One tax invoice, named by `id`. */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <TaxInvoiceView key={id} taxInvoiceId={id} />;
  return (
    <NoSuchRecord
      title={<Trans>Tax invoice not found</Trans>}
      back={{ to: 'staffTaxInvoices', label: <Trans>Back to the tax invoices</Trans> }}
    />
  );
}
