/** Several suppliers are invited at once: the first who accepts has the work, or the client chooses. */
export const up = `
alter table posting_invitation
  add column award text not null default 'choice'
    constraint posting_invitation_award check (award in ('first', 'choice')),
  drop constraint posting_invitation_answer_check,
  add constraint posting_invitation_answer_check
    check (answer in ('applied', 'accepted', 'declined', 'withdrawn', 'taken')) not valid;
`;
