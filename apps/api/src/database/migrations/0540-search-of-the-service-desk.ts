/** Customer service is searched by words as the chat is, and whoever searches is noted. */
export const up = `
alter table service_message
  add column words tsvector not null generated always as (search_words(text)) stored;
create index service_message_words on service_message using gin (words);

create unlogged table service_glimpse (
  staff_id uuid not null references staff,
  search text not null,
  noted_at timestamptz not null,
  primary key (staff_id, search)
);
create index service_glimpse_time on service_glimpse (noted_at);
comment on table service_glimpse is 'when the audit log took down that a member read the inbox, or searched it for these words; kept for minutes';

create index service_conversation_of_visitors on service_conversation (last_at)
  where visitor_id is not null;
`;
