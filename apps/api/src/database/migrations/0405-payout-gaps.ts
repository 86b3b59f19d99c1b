/** Batches that are taken back, rates that two people confirm, four eyes wherever two columns stand. */
export const up = `
alter table payout_batch
  drop constraint payout_batch_status_check,
  drop constraint payout_batch_check,
  drop constraint payout_batch_check1,
  add column last_tried_at timestamptz,
  add column acknowledged_at timestamptz,
  add column provider_answer text,
  add column declined boolean not null default false,
  add column taken_back_by uuid references staff (id),
  add column taken_back_at timestamptz,
  add constraint payout_batch_status_check
    check (status in ('draft', 'approved', 'dropped', 'takenBack')),
  add constraint payout_batch_approved check (
    (status in ('approved', 'takenBack')) = (approved_at is not null)
    and (approved_at is null) = (approved_by is null)
  ),
  add constraint payout_batch_four_eyes check (not (needs_second and approved_by = made_by)),
  add constraint payout_batch_taken_back check (
    (status = 'takenBack') = (taken_back_at is not null)
    and (taken_back_at is null) = (taken_back_by is null)
    and not (status = 'takenBack' and acknowledged_at is not null)
  );
comment on column payout_batch.declined is 'its last try was answered, and nothing of it was taken in';
update payout_batch set last_tried_at = tried_at where tried_at is not null;
update payout_batch set acknowledged_at = tried_at
where tried_at is not null and (provider_batch_id is not null or exists (
  select from settlement
  where payout_batch_id = payout_batch.id and provider_reference is not null
));

alter table exchange_rate
  add column needs_second boolean not null default false,
  add column previous_rate integer check (previous_rate > 0),
  add column confirmed_by uuid references staff (id),
  add column refused_by uuid references staff (id),
  add column decided_at timestamptz,
  add column in_force_at timestamptz,
  add constraint exchange_rate_four_eyes check (confirmed_by <> staff_id),
  add constraint exchange_rate_decided
    check ((decided_at is not null)::int = num_nonnulls(confirmed_by, refused_by));
comment on column exchange_rate.previous_rate is 'what was in force when it was set; null: none';
comment on column exchange_rate.in_force_at is 'from when on it is quoted; null: it waits or was refused';
update exchange_rate set in_force_at = set_at;
alter table exchange_rate add constraint exchange_rate_in_force check (
  case when needs_second
    then staff_id is not null and (in_force_at is null) = (confirmed_by is null)
    else in_force_at is not null and decided_at is null
  end
);
create unique index exchange_rate_waiting on exchange_rate ((true))
where needs_second and decided_at is null;
create index exchange_rate_in_force_newest on exchange_rate (in_force_at desc)
where in_force_at is not null;

alter table refund add constraint refund_four_eyes check (approved_by <> proposed_by);
`;
