/** More time for evidence, and splits that staff propose and both have to accept. */
export const up = `
alter table appeal
  add column evidence_extended_at timestamptz,
  add column mediation_by uuid,
  add column mediation_percent smallint check (mediation_percent between 0 and 100),
  add column mediation_text text,
  add column mediation_at timestamptz,
  add column mediation_accepted_by text[] not null default '{}';
alter table appeal
  add constraint appeal_mediation_by foreign key (mediation_by) references staff (id) not valid,
  add constraint appeal_mediation check (
    num_nonnulls(mediation_by, mediation_percent, mediation_text, mediation_at) in (0, 4)
  ) not valid;
`;
