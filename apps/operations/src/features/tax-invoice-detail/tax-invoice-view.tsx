import { Trans, useLingui } from '@lingui/react/macro';
import { downloadCallFile, useOpsGetTaxInvoiceDetailQuery } from '@tolk/api-client';
import type { calls, StaffTaxInvoice } from '@tolk/contract';
import { Box, DataState, Link as TextLink } from '@tolk/design-system';
import { DateTime, DefinitionList, Money, PageHeader, Section } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import { isRefundedInvoice } from '@tolk/domain';
import { taxInvoiceKindLabels } from '@tolk/labels';
import { InvoicedBefore, InvoiceDocuments, OrderReferences } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { TaxInvoiceChip } from '../../tax-invoices/tax-invoice-chip.tsx';
import { BuyerFacts } from './buyer-facts.tsx';
import { DeskActions } from './desk-actions.tsx';
import { IssuanceNotice } from './issuance-notice.tsx';
import { TaxInvoiceStory } from './tax-invoice-story.tsx';

type Download = (typeof calls)['opsinterface']['invoices']['downloadTaxInvoiceFile'];

const back = (
  <TextLink component={RouteLink} to="staffTaxInvoices">
    <Trans>Back to the tax invoices</Trans>
  </TextLink>
);

/** One tax invoice: whom it names, its orders, the papers, and what has happened. */
export function TaxInvoiceView({ taxInvoiceId }: { taxInvoiceId: string }) {
  const query = useOpsGetTaxInvoiceDetailQuery(
    { taxInvoiceId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={6} back={back}>
      {(invoice) => <Invoice invoice={invoice} />}
    </DataState>
  );
}

function Invoice({ invoice }: { invoice: StaffTaxInvoice }) {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeader
        back={back}
        title={invoice.title}
        status={<TaxInvoiceChip status={invoice.status} />}
        description={i18n._(taxInvoiceKindLabels[invoice.invoiceKind])}
      />
      <IssuanceNotice invoice={invoice} />
      <CaseBar record={{ subject: 'taxInvoice', subjectId: invoice.taxInvoiceId }} />
      <DeskActions invoice={invoice} />
      <DetailLayout>
        <div>
          <Section title={<Trans context="heading">Buyer</Trans>}>
            <BuyerFacts invoice={invoice} />
          </Section>
          <Section title={<Trans context="heading">Orders</Trans>}>
            <Orders invoice={invoice} />
          </Section>
          {invoice.documents.length === 0 ? null : (
            <Section title={<Trans context="heading">Invoice documents</Trans>}>
              <Papers invoice={invoice} />
            </Section>
          )}
        </div>
        <div>
          <Section title={<Trans context="heading">Facts</Trans>}>
            <Facts invoice={invoice} />
          </Section>
          <Section title={<Trans context="heading">Activity</Trans>}>
            <TaxInvoiceStory invoice={invoice} />
          </Section>
          <CaseNotes record={{ subject: 'taxInvoice', subjectId: invoice.taxInvoiceId }} />
        </div>
      </DetailLayout>
    </>
  );
}

function Orders({ invoice }: { invoice: StaffTaxInvoice }) {
  const { orders, currency, amount } = invoice;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {orders.map((order) => (
          <Box
            component="li"
            key={order.projectOrderId}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 1,
              py: 0.5,
            }}
          >
            <span>
              <ScopeLink scope="orders" id={order.projectOrderId} underline="always">
                {order.orderNumber}
              </ScopeLink>{' '}
              {order.orderName}
              <OrderReferences order={order} />
              <InvoicedBefore order={order} currency={currency} />
            </span>
            <Money amount={order.amount} currency={currency} />
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'divider',
          pt: 1,
          mt: 1,
        }}
      >
        {isRefundedInvoice(invoice) ? (
          <Trans context="sum">After the refund</Trans>
        ) : (
          <Trans context="sum">Amount of this invoice</Trans>
        )}
        <Money amount={amount} currency={currency} emphasis="strong" />
      </Box>
    </>
  );
}

function Papers({ invoice }: { invoice: StaffTaxInvoice }) {
  return (
    <InvoiceDocuments
      invoice={invoice}
      onDownload={({ documentId }) =>
        downloadCallFile<Download>('/opsinterface/downloadTaxInvoiceFile', { documentId })
      }
    />
  );
}

function Facts({ invoice }: { invoice: StaffTaxInvoice }) {
  const { clientId, clientName, assigneeName, requestTime, reason, toTakeBack, currency } = invoice;
  return (
    <DefinitionList
      entries={[
        {
          key: 'client',
          label: <Trans context="fact">Client</Trans>,
          value: (
            <ScopeLink scope="users" id={clientId}>
              {clientName}
            </ScopeLink>
          ),
        },
        {
          key: 'time',
          label: <Trans context="fact">Requested</Trans>,
          value: <DateTime iso={requestTime} />,
        },
        {
          key: 'assignee',
          label: <Trans context="fact">Assigned to</Trans>,
          value: assigneeName ?? <Trans context="assignee">No one yet</Trans>,
        },
        ...(toTakeBack === 0
          ? []
          : [
              {
                key: 'toTakeBack',
                label: <Trans>To be taken back in red letters</Trans>,
                value: <Money amount={toTakeBack} currency={currency} emphasis="strong" />,
              },
            ]),
        ...(reason === null
          ? []
          : [{ key: 'reason', label: <Trans context="fact">Reason</Trans>, value: reason }]),
      ]}
    />
  );
}
