/** A client takes an invitation back that was not answered. */
export const up = `
alter table posting_invitation drop constraint posting_invitation_answer_check,
  add constraint posting_invitation_answer_check
    check (answer in ('applied', 'declined', 'withdrawn'));
`;
