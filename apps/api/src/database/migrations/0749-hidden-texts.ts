/** What was hidden, as it read when it was: its author may edit it before they appeal. */
export const up = `
alter table moderation add column text text;
comment on column moderation.text is 'as it read when it was hidden; null: hidden before this was kept';
`;
