/** Of one posting exactly one supplier is the first to accept. */
export const concurrently = 'posting_invitation_first';
export const up = `
create unique index concurrently posting_invitation_first on posting_invitation (posting_id)
  where award = 'first' and answer = 'accepted';
`;
