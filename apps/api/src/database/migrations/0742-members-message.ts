/** For a member's own data, the oldest first. */
export const concurrently = 'message_member';
export const up = `
create index concurrently message_member on message (member_id, created_at)
  where member_id is not null;
`;
