/** Each look at the job hall asks whom the person blocks; most people block nobody. */
export const concurrently = 'conversation_side_that_blocks';
export const up = `
create index concurrently conversation_side_that_blocks on conversation_side (person_id)
  where blocked_at is not null;
`;
