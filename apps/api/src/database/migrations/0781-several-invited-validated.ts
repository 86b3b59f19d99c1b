/** What 0780 widened without reading the rows that are there; all of them pass the rule before. */
export const up = `
alter table posting_invitation validate constraint posting_invitation_answer_check;
`;
