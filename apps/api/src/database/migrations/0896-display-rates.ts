/** What other currencies are about worth, for amounts that are also shown in them. */
export const up = `
create table display_rate (
  currency text primary key check (currency ~ '^[A-Z]{3}$' and currency <> 'CNY'),
  rate integer not null check (rate > 0),
  set_at timestamptz not null,
  staff_id uuid not null references staff (id)
);
comment on table display_rate is 'shown only; what is paid goes by exchange_rate';
comment on column display_rate.rate is 'CNY for one unit, times 100,000,000';
`;
