/** The double-entry ledger, append-only and balanced by the database itself. */
export const up = `
create table ledger_entry (
  id uuid primary key,
  source text not null,
  event text not null check (event in (
    'paid', 'completed', 'holdOver', 'refundStarted', 'refundConfirmed', 'latePaid'
  )),
  order_id uuid references project_order (id),
  at timestamptz not null,
  written_in xid8 not null default pg_current_xact_id(),
  unique (source, event)
);
comment on column ledger_entry.source is 'what caused the entry, as kind:id; an event counts once for it';
create index ledger_entry_of_order on ledger_entry (order_id, at);

create table ledger_line (
  id bigint generated always as identity primary key,
  entry_id uuid not null references ledger_entry (id),
  account text not null check (account in (
    'gatewayClearing', 'escrow', 'deferredFee', 'feeRevenue', 'commission',
    'supplierPending', 'supplierAvailable', 'supplierReceivable', 'disputedEscrow',
    'refundInTransit', 'payoutInTransit', 'payoutFees', 'fxPosition', 'bank'
  )),
  person_id uuid references person (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  check ((debit = 0) <> (credit = 0)),
  check ((account in ('supplierPending', 'supplierAvailable', 'supplierReceivable')) = (person_id is not null))
);
comment on column ledger_line.person_id is 'whose account it is, where an account belongs to a person';
create index ledger_line_of_entry on ledger_line (entry_id);
create index ledger_line_of_account on ledger_line (account, currency) include (debit, credit);
create index ledger_line_of_person on ledger_line (person_id, account, currency)
include (debit, credit) where person_id is not null;

create view account_balance as
select account, person_id, currency,
  sum(debit)::bigint as debits, sum(credit)::bigint as credits,
  (sum(debit) - sum(credit))::bigint as balance
from ledger_line group by account, person_id, currency;

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on ledger_entry
for each statement execute function ledger_is_append_only();

create trigger append_only before update or delete or truncate on ledger_line
for each statement execute function ledger_is_append_only();

create function ledger_line_belongs_to_new_entry() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_entry where id = new.entry_id and written_in = pg_current_xact_id()
  ) then
    raise exception 'ledger entry % is closed', new.entry_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger new_entry_only before insert on ledger_line
for each row execute function ledger_line_belongs_to_new_entry();

create function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_line where entry_id = new.id) then
    raise exception 'ledger entry % has no lines', new.id using errcode = 'check_violation';
  end if;
  if exists (
    select from ledger_line where entry_id = new.id
    group by currency having sum(debit) <> sum(credit)
  ) then
    raise exception 'ledger entry % does not balance', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- At commit; lines reach an entry in its own transaction only, so nothing can unbalance it later.
create constraint trigger balanced after insert on ledger_entry
deferrable initially deferred
for each row execute function ledger_entry_balances();
`;
