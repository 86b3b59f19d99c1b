/** Who declined a refund, so that money which could go back is kept by two people only. */
export const up = `
alter table refund
  add column declined_by uuid references staff (id),
  add constraint refund_declined_by_another
    check (declined_by is null or (status = 'declined' and declined_by <> proposed_by));
`;
