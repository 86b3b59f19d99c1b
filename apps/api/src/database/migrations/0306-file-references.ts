/** Whether a file is still used is asked of every table that refers to one. */
export const up = `
create index application_resume_file on application (resume_file_id)
where resume_file_id is not null;
create index supplier_profile_resume_file on supplier_profile (resume_file_id)
where resume_file_id is not null;
`;
