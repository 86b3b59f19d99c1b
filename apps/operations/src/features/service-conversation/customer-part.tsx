import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffServiceConversation } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, DefinitionList, Money, Section, StatusChip } from '@tolk/design-system/pieces';
import { orderStates } from '@tolk/domain';
import { orderStateLabels, useNames } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { usePaymentStatusName } from '../../money/payment-labels.tsx';
import { CustomerName, ServiceStateChip, WrittenIn } from '../../service/service-marks.tsx';
import { ScopeLink } from '../../staff-access/scope-link.tsx';

type Customer = StaffServiceConversation['customer'];

/** Who asks, with what they have to do with us, each with the way to its desk. */
export function CustomerPart({ conversation }: { conversation: StaffServiceConversation }) {
  const { customer } = conversation;
  return (
    <>
      <Section title={<Trans context="heading">Customer</Trans>}>
        <Who conversation={conversation} />
      </Section>
      {customer.orders ? <Orders orders={customer.orders} /> : null}
      {customer.payments ? <Payments payments={customer.payments} /> : null}
      <Earlier earlier={customer.earlier} />
    </>
  );
}

function Who({ conversation }: { conversation: StaffServiceConversation }) {
  const { t } = useLingui();
  const { customer, identity, language } = conversation;
  const { account, email, name } = customer;
  const sides = {
    client: t({ message: 'Client', context: 'side' }),
    supplier: t({ message: 'Supplier', context: 'side' }),
  };
  return (
    <DefinitionList
      entries={[
        {
          key: 'name',
          label: t({ message: 'Name', context: 'fact' }),
          value: account ? (
            <>
              <ScopeLink scope="users" id={account.personId}>
                <CustomerName name={name} />
              </ScopeLink>{' '}
              {account.blocked ? (
                <StatusChip tone="danger">
                  <Trans context="account">Blocked</Trans>
                </StatusChip>
              ) : null}
            </>
          ) : (
            <CustomerName name={name} />
          ),
        },
        {
          key: 'side',
          label: t({ message: 'Asks as', context: 'fact' }),
          value: identity ? sides[identity] : null,
        },
        {
          key: 'language',
          label: t({ message: 'Language', context: 'fact' }),
          value: <WrittenIn language={language} />,
        },
        { key: 'email', label: t({ message: 'E-mail', context: 'fact' }), value: email },
        {
          key: 'phone',
          label: t({ message: 'Phone', context: 'fact' }),
          value: account?.phone ?? null,
        },
        {
          key: 'since',
          label: t({ message: 'Registered', context: 'fact' }),
          value: account ? <DateTime iso={account.createTime} /> : null,
        },
      ]}
    />
  );
}

function Orders({ orders }: { orders: NonNullable<Customer['orders']> }) {
  const { i18n } = useLingui();
  const stateOf = (state: string) => {
    const known = orderStates.find((one) => one === state);
    return known ? i18n._(orderStateLabels[known]) : state;
  };
  return (
    <Section title={<Trans context="heading">Orders</Trans>}>
      <Rows
        empty={<Trans>No orders yet</Trans>}
        rows={orders.map((order) => ({
          key: order.projectOrderId,
          title: (
            <ScopeLink scope="orders" id={order.projectOrderId}>
              {order.orderName}
            </ScopeLink>
          ),
          detail: (
            <>
              {order.orderNumber} · {stateOf(order.orderState)} ·{' '}
              <Money amount={order.amount} currency={order.currency} /> ·{' '}
              {order.paid ? (
                <Trans context="order">Paid</Trans>
              ) : (
                <Trans context="order">Not paid</Trans>
              )}
            </>
          ),
        }))}
      />
    </Section>
  );
}

function Payments({ payments }: { payments: NonNullable<Customer['payments']> }) {
  const names = useNames();
  const statusName = usePaymentStatusName();
  return (
    <Section title={<Trans context="heading">Payments</Trans>}>
      <Rows
        empty={<Trans>No payments yet</Trans>}
        rows={payments.map((payment) => ({
          key: `${payment.projectOrderId}-${payment.time}`,
          title: <Money amount={payment.amount} currency={payment.currency} />,
          detail: (
            <>
              <ScopeLink scope="orders" id={payment.projectOrderId}>
                {payment.orderNumber}
              </ScopeLink>{' '}
              · {names.paymentMethod(payment.method)} · {statusName(payment.status)} ·{' '}
              <DateTime iso={payment.time} />
            </>
          ),
        }))}
      />
    </Section>
  );
}

function Earlier({ earlier }: { earlier: Customer['earlier'] }) {
  return (
    <Section title={<Trans context="heading">Earlier conversations</Trans>}>
      <Rows
        empty={<Trans>The first one</Trans>}
        rows={earlier.map(({ conversationId, state, beginning, createTime, rating }) => ({
          key: conversationId,
          title: (
            <TextLink
              component={RouteLink}
              to="serviceConversation"
              params={{ id: conversationId }}
            >
              {beginning}
            </TextLink>
          ),
          detail: (
            <>
              <ServiceStateChip state={state} /> <DateTime iso={createTime} />
              {rating === null ? null : <Trans> · rated {rating} of 5</Trans>}
            </>
          ),
        }))}
      />
    </Section>
  );
}

interface RowsProps {
  rows: readonly { key: string; title: ReactNode; detail: ReactNode }[];
  empty: ReactNode;
}

function Rows({ rows, empty }: RowsProps) {
  if (rows.length === 0)
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{empty}</Box>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {rows.map(({ key, title, detail }) => (
        <Box component="li" key={key} sx={{ overflowWrap: 'anywhere' }}>
          {title}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{detail}</Box>
        </Box>
      ))}
    </Box>
  );
}
