/** A posting that was copied has the same files as the one it was copied from. */
export const up = `
alter table posting_file drop constraint posting_file_pkey;
alter table posting_file add primary key (posting_id, file_id);
create index posting_file_file on posting_file (file_id);
`;
