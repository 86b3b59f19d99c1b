/** Cost centres of organisations, each with what may be ordered on it in a month. */
export const up = `
create table cost_centre (
  organisation_id uuid not null references organisation,
  name text not null,
  monthly_budget bigint check (monthly_budget >= 0),
  primary key (organisation_id, name)
);
comment on column cost_centre.monthly_budget is 'fen; null: none is set';
`;
