/** People whom staff keep an eye on, with why and since when. */
export const up = `
create table person_watch (
  person_id uuid primary key references person on delete cascade,
  reason text not null check (reason <> ''),
  staff_id uuid not null references staff,
  at timestamptz not null
);
`;
