/** What somebody waits for in front of a screen does not stand behind what is due in bulk. */
export const up = `
alter table job add column urgent boolean not null default false;
create index job_urgent on job (run_at) where urgent and done_at is null and dead_at is null;
`;
