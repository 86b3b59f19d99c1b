/** For a member's own data, the oldest first. */
export const concurrently = 'terms_offer_answered_by';
export const up = `
create index concurrently terms_offer_answered_by on terms_offer (answered_by, answered_at)
  where answered_by is not null;
`;
