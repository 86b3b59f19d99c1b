/** Each file of a posting says who may open it; a contact is shown to one applicant at a time. */
export const up = `
alter table posting_file
  add column audience text not null default 'ordered'
    check (audience in ('signedIn', 'applicants', 'ordered'));

alter table application add column contact_shown_at timestamptz;
`;
