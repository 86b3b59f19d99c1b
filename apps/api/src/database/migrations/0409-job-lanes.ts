/** Jobs stand in lanes; what alerts tell a person is bounded, and the rest is told together. */
export const up = `
alter table job add column lane text;
update job set lane = case
  when kind = 'account.message' then 'codes'
  when kind in ('notification.push', 'application.remind') then 'messages'
  when kind in ('savedSearch.alert', 'savedSearch.daily', 'news.announce') then 'alerts'
  when kind in ('cleanup', 'file.remove', 'file.countWords') then 'upkeep'
  else 'money'
end;
alter table job alter column lane set not null;
drop index job_urgent;
drop index job_due;
alter table job drop column urgent;
create index job_due on job (lane, run_at) where done_at is null and dead_at is null;

create table held_alert (
  person_id uuid not null references person,
  posting_id uuid not null references posting on delete cascade,
  held_at timestamptz not null,
  primary key (person_id, posting_id)
);
`;
