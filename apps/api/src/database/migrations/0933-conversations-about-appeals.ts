/** Conversations in which whoever rules on an appeal asks a party of it. */
export const up = `
alter table service_conversation add column appeal_id uuid;
comment on column service_conversation.appeal_id is 'while the appeal is open its conversations wait for who rules on it, and stand in no queue of the desk';
alter table service_conversation
  add constraint service_conversation_appeal foreign key (appeal_id) references appeal (id) not valid;
`;
