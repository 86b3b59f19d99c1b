import { Trans } from '@lingui/react/macro';
import { useClientGetTaxInvoiceListQuery } from '@tolk/api-client';
import type { TaxInvoice } from '@tolk/contract';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { RequestPart } from '../../features/tax-invoices/request-part.tsx';
import { TaxInvoiceList } from '../../features/tax-invoices/tax-invoice-list.tsx';
import { WithdrawDialog } from '../../features/tax-invoices/withdraw-dialog.tsx';

/** Asking for tax invoices, of one `order` or of a `month` of the address, and those asked for. */
export function Screen() {
  const list = useListAddress<'month' | 'order'>();
  const query = useClientGetTaxInvoiceListQuery(list.paging);
  const [withdrawing, setWithdrawing] = useState<TaxInvoice>();
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Tax invoices</Trans>}
        description={
          <Trans>VAT invoices (fapiao) for completed orders, for what you paid less refunds.</Trans>
        }
      />
      <RequestPart
        month={list.text('month')}
        order={list.text('order') ?? null}
        onMonth={(month) => list.change({ month })}
        onAll={() => list.change({ order: undefined })}
      />
      <Section title={<Trans context="heading">Your invoices</Trans>}>
        <PagedList
          query={query}
          list={list}
          skeleton={3}
          empty={{
            title: <Trans>No tax invoices yet</Trans>,
            message: <Trans>What you request appears here, with the files to download.</Trans>,
            drawing: <InboxDrawing />,
          }}
        >
          {(rows) => <TaxInvoiceList invoices={rows} onWithdraw={setWithdrawing} />}
        </PagedList>
      </Section>
      <WithdrawDialog invoice={withdrawing} onClose={() => setWithdrawing(undefined)} />
    </>
  );
}
