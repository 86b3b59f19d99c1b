/** A client who asks for changes may mark them up in files, which stand beside the delivery they are about. */
export const up = `
alter table delivery_file add column of_change_request boolean not null default false;
`;
