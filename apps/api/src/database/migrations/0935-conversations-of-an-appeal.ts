/** Finds what was asked about an appeal. */
export const concurrently = 'service_conversation_of_appeal';
export const up = `
create index concurrently service_conversation_of_appeal
  on service_conversation (appeal_id) where appeal_id is not null;
`;
