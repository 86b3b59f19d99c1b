/** Warnings and silences stand beside what was hidden: whom they concern reads why, and appeals once. */
export const up = `
alter table moderation drop constraint moderation_subject_check;
alter table moderation add constraint moderation_subject_check
  check (subject in ('publicProfile', 'resume', 'posting', 'review', 'warning', 'silence')) not valid;
-- squawk-ignore ban-drop-not-null -- the image before hides content alone, always with a reason
alter table moderation alter column reason drop not null;
alter table moderation add column until timestamptz;
comment on column moderation.subject_id is 'of a warning and a silence: the report of the message';
comment on column moderation.person_id is 'the author; who was warned or silenced';
comment on column moderation.reason is 'null: the words alone say it, as of a warning';
comment on column moderation.until is 'when a silence ends';

alter table message_report add column lifted_at timestamptz;
comment on column message_report.lifted_at is 'when the warning or the silence was lifted: it counts no more';

insert into moderation (
  id, subject, subject_id, person_id, identity, title, text, reason, words, state, hidden_by, hidden_at, until
)
select gen_random_uuid(), case report.outcome when 'warned' then 'warning' else 'silence' end, report.id,
  person.id, case report.by when 'client' then 'supplier' else 'client' end,
  left(message.said, 100), message.said, null, report.words, 'hidden', report.decided_by,
  report.decided_at, case report.outcome when 'silenced' then report.decided_at + interval '7 days' end
from message_report as report
join person on person.id = coalesce(report.member_id, report.reported_id)
cross join lateral (
  select coalesce(max(coalesce(one ->> 'fileName', one ->> 'text')), '') as said
  from jsonb_array_elements(report.messages) as one
  where (one ->> 'seq')::bigint = report.seq
) as message
where report.outcome in ('warned', 'silenced') and person.deleted_at is null;
`;
