/** Orders that are delivered, accepted and paid in parts. */
export const up = `
create table order_milestone (
  id uuid primary key,
  order_id uuid not null references project_order (id),
  position smallint not null check (position between 1 and 12),
  name text not null check (name <> ''),
  due_at timestamptz not null,
  accept_by timestamptz not null check (accept_by >= due_at),
  price bigint not null check (price > 0),
  fee bigint not null check (fee >= 0),
  commission bigint not null check (commission between 0 and price),
  state text not null check (state in ('planned', 'due', 'paid', 'accepted', 'ended', 'dropped')),
  fell_due_at timestamptz,
  paid_at timestamptz,
  accepted_at timestamptz,
  unique (order_id, position),
  check (state <> 'planned' or fell_due_at is null),
  check (state not in ('due', 'paid', 'accepted', 'ended') or fell_due_at is not null),
  check (state not in ('paid', 'accepted', 'ended') or paid_at is not null),
  check (state <> 'accepted' or accepted_at is not null)
);
comment on column order_milestone.due_at is 'as agreed on, moved with the one in turn, whose times the order has';
-- One is in turn.
create unique index order_milestone_in_turn on order_milestone (order_id) where state in ('due', 'paid');

create function milestones_fit() returns trigger language plpgsql as $$
begin
  if exists (
    select from project_order join (
      select order_id, sum(price) as price, sum(fee) as fee, sum(commission) as commission
      from order_milestone
      where order_id = (to_jsonb(new)->>tg_argv[0])::uuid
      group by order_id
    ) as parts on parts.order_id = project_order.id
    where (parts.price, parts.fee, parts.commission)
      is distinct from (project_order.price, project_order.fee, project_order.commission)
  ) then
    raise exception 'The milestones of an order do not come to what it costs'
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_milestone_fits after insert or update on order_milestone
deferrable initially deferred for each row execute function milestones_fit('order_id');
create constraint trigger project_order_fits after update of price, fee, commission on project_order
deferrable initially deferred for each row execute function milestones_fit('id');

alter table delivery add column milestone_id uuid;
alter table delivery
  add constraint delivery_of_milestone foreign key (milestone_id) references order_milestone (id) not valid;
alter table payment_attempt add column milestone_id uuid;
alter table payment_attempt
  add constraint payment_attempt_of_milestone
  foreign key (milestone_id) references order_milestone (id) on delete set null not valid;
comment on column payment_attempt.milestone_id is 'null where it pays all of an order, and where an edit has made others of it';
alter table appeal add column milestone_id uuid;
comment on column appeal.milestone_id is 'whose money is in dispute';
alter table appeal
  add constraint appeal_of_milestone foreign key (milestone_id) references order_milestone (id) not valid;

alter table earning add column milestone_id uuid;
alter table earning
  add constraint earning_of_milestone foreign key (milestone_id) references order_milestone (id) not valid;
alter table settlement_item add column milestone_id uuid;
alter table settlement_item
  add constraint settlement_item_of_milestone
  foreign key (milestone_id) references order_milestone (id) not valid;
alter table fee_invoice_order add column milestone_id uuid;
alter table fee_invoice_order
  add constraint fee_invoice_order_of_milestone
  foreign key (milestone_id) references order_milestone (id) not valid;
comment on column settlement_quote.order_ids is 'what is chosen: ids of milestones, of orders without any';
`;
