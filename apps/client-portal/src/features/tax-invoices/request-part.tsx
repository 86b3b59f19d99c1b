import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  useClientGetInvoiceableOrdersQuery,
  useClientGetInvoiceDetailsQuery,
} from '@tolk/api-client';
import type { InvoiceableOrders, InvoiceDetails } from '@tolk/contract';
import { Box, Button, DataState, formWidth } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { formatMonth, useLanguage } from '@tolk/i18n';
import { BuyerSummary } from './buyer-summary.tsx';
import { RequestForm } from './request-form.tsx';

interface RequestPartProps {
  /** The newest one with orders when left out. */
  month: string | undefined;
  /** The one order that the person came for. */
  order: string | null;
  onMonth: (month: string | undefined) => void;
  /** From that order to all others. */
  onAll: () => void;
}

/** What is on no invoice yet, a month at a time, and the form that asks for one. */
export function RequestPart({ month, order, onMonth, onAll }: RequestPartProps) {
  const details = useClientGetInvoiceDetailsQuery({});
  const all = useClientGetInvoiceableOrdersQuery({ pageSize: limits.taxInvoice.orders });
  const shown = month ?? all.data?.months[0]?.month;
  const ofMonth = useClientGetInvoiceableOrdersQuery(
    { ...(shown === undefined ? {} : { month: shown }), pageSize: limits.taxInvoice.orders },
    { skip: shown === undefined || order !== null },
  );
  const free = order === null ? (ofMonth.currentData ?? emptyOf(all.data)) : only(all.data, order);
  const data = details.data && free ? { buyer: details.data, free } : undefined;
  const { error, isFetching, refetch } = details.error ? details : all;
  return (
    <Section
      title={<Trans>Request an invoice</Trans>}
      action={
        order === null ? null : (
          <Button onClick={onAll}>
            <Trans>Show all orders</Trans>
          </Button>
        )
      }
    >
      <DataState
        query={{ data, error: error ?? ofMonth.error, isFetching, refetch }}
        skeleton={4}
        isEmpty={({ free: { list, months } }) =>
          list.length === 0 && (order !== null || months.length === 0)
        }
        empty={{
          title: <Trans>No orders to invoice</Trans>,
          message: (
            <Trans>Completed orders appear here until you request an invoice for them.</Trans>
          ),
        }}
      >
        {({ buyer, free: orders }) => (
          <Box sx={{ maxWidth: formWidth }}>
            <BuyerSummary details={buyer} />
            {order === null ? <MonthChoice free={orders} month={shown} onMonth={onMonth} /> : null}
            <Ask buyer={buyer} free={orders} />
          </Box>
        )}
      </DataState>
    </Section>
  );
}

/** Nothing to ask about, where that is known already: no month has such orders. */
function emptyOf(all: InvoiceableOrders | undefined): InvoiceableOrders | undefined {
  return all?.months.length === 0 ? all : undefined;
}

function only(all: InvoiceableOrders | undefined, order: string): InvoiceableOrders | undefined {
  if (all === undefined) return undefined;
  const list = all.list.filter(({ projectOrderId }) => projectOrderId === order);
  return { ...all, list, total: list.length };
}

interface MonthChoiceProps {
  free: InvoiceableOrders;
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
}

function MonthChoice({ free, month, onMonth }: MonthChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Box sx={{ my: 2, maxWidth: 320 }}>
      <SelectInput
        label={t({ message: 'Month', context: 'field' })}
        options={free.months.map((one) => ({
          value: one.month,
          label: formatMonth(one.month, language),
        }))}
        value={month ?? null}
        onChange={(value) => onMonth(value ?? undefined)}
      />
    </Box>
  );
}

/** The form is a new one for other orders: it begins with all of them. */
function Ask({ buyer, free }: { buyer: InvoiceDetails; free: InvoiceableOrders }) {
  if (buyer.title === '' || buyer.numberMissing || free.list.length === 0) return null;
  return (
    <>
      {free.total > free.list.length ? (
        <Box sx={{ mb: 2, color: 'text.secondary' }}>
          <Plural
            value={limits.taxInvoice.orders}
            one="One invoice covers up to # order. Request another one for the rest."
            other="One invoice covers up to # orders. Request another one for the rest."
          />
        </Box>
      ) : null}
      <RequestForm
        key={free.list.map(({ projectOrderId }) => projectOrderId).join()}
        free={free}
        details={buyer}
      />
    </>
  );
}
