/** What was recalled, for a report of it: nobody reads it anywhere else, and it goes after a while. */
export const up = `
create table recalled_message (
  conversation_id uuid not null,
  seq bigint not null,
  text text not null,
  file_name text,
  recalled_at timestamptz not null,
  primary key (conversation_id, seq),
  foreign key (conversation_id, seq) references message (conversation_id, seq) on delete cascade,
  check ((text <> '') <> (file_name is not null))
);
create index recalled_message_at on recalled_message (recalled_at);
comment on table recalled_message is 'read by a report of the message alone';
`;
