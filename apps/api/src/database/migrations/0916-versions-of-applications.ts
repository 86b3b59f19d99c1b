/** An application that is open in two tabs: the second to save would undo what the first one did. */
export const up = `
alter table application add column version integer not null default 1;
`;
