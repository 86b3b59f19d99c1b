/** Reports stay when a conversation goes, and what goes to many is known again. */
export const up = `
alter table message_report add column reporter_id uuid references person;
alter table message_report add column reported_id uuid references person;
update message_report as report
set reporter_id = own.person_id, reported_id = other.person_id
from conversation_side as own, conversation_side as other
where own.conversation_id = report.conversation_id and own.identity = report.by
  and other.conversation_id = report.conversation_id and other.identity <> report.by;
alter table message_report alter column reporter_id set not null;
alter table message_report alter column reported_id set not null;
alter table message_report drop constraint message_report_conversation_id_fkey;
alter table message_report drop constraint message_report_conversation_id_seq_fkey;
create index message_report_against on message_report (reported_id) where outcome in ('warned', 'silenced');
create index message_report_of on message_report (reporter_id);
comment on column message_report.conversation_id is 'may be gone: a report outlives the accounts of the two';

alter table message add column fingerprint text;
comment on column message.fingerprint is 'of a text or file that may not go to many; stays when the message is recalled';
`;
