/** For a member's own data, the oldest first. */
export const concurrently = 'terms_offer_member';
export const up = `
create index concurrently terms_offer_member on terms_offer (member_id, created_at)
  where member_id is not null;
`;
