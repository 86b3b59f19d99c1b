/** A list that is deleted is taken out of the postings that it was asked first about. */
export const concurrently = 'posting_asked_first';
export const up = `
create index concurrently posting_asked_first on posting (asked_first_list)
  where asked_first_list is not null;
`;
