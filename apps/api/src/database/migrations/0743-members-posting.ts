/** For a member's own data, the oldest first. */
export const concurrently = 'posting_member';
export const up = `
create index concurrently posting_member on posting (member_id, published_at)
  where member_id is not null;
`;
