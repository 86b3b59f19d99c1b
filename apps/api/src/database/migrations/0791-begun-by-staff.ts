/** Conversations of the service desk that a member of the staff began. */
export const up = `
alter table service_conversation add column begun_by uuid;
comment on column service_conversation.begun_by is 'nobody waited for its first message, so that it counts in no figure of first answers';
alter table service_conversation
  add constraint service_conversation_begun_by foreign key (begun_by) references staff (id) not valid;
`;
