/** Conversations of the service desk that a member of the staff began. */
export const up = `
alter table service_conversation add column begun_by uuid references staff (id);
comment on column service_conversation.begun_by is 'nobody waited for its first message, so that it counts in no figure of first answers';
`;
