/** Parts of one payment go back a minute apart, whichever worker sends them. */
export const up = `
alter table payment_attempt
  add column last_refund_id uuid references refund (id),
  add column last_refund_at timestamptz,
  add constraint payment_attempt_last_refund
    check ((last_refund_id is null) = (last_refund_at is null));
comment on column payment_attempt.last_refund_at is 'when the provider was last asked to send one';
`;
