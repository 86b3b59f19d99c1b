/** What staff gives back of an order can come out of several payments: one proposal, a refund of each. */
export const up = `
alter table refund add column with_refund_id uuid;
comment on column refund.with_refund_id is 'the first refund of the same proposal, which says how many percent; null there and where one payment holds all of it';
alter table refund add constraint refund_with_refund foreign key (with_refund_id)
  references refund (id) not valid;
`;
