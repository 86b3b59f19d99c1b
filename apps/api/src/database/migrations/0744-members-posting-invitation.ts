/** For a member's own data, the oldest first. */
export const concurrently = 'posting_invitation_member';
export const up = `
create index concurrently posting_invitation_member on posting_invitation (member_id, created_at)
  where member_id is not null;
`;
