/** For a member's own data, the oldest first. */
export const concurrently = 'application_member_made';
export const up = `
create index concurrently application_member_made on application (member_id, created_at)
  where member_id is not null;
`;
