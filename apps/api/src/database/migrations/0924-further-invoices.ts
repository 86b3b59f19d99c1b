/** What is paid for an order after it was invoiced goes on a further invoice. */
export const up = `
alter table tax_invoice_order add column ordinal smallint not null default 0;
comment on column tax_invoice_order.ordinal is 'how many invoices of the order came before; they keep what their papers say';
`;
