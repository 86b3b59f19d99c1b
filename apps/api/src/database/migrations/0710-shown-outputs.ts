/** Language pairs know since when their supplier's page is as it is, so that a pair's list reads its newest alone. */
export const up = `
alter table supplier_output add column shown_at timestamptz;
comment on column supplier_output.shown_at is 'changed_at of the supplier''s public page while it is open, kept by triggers';

create function show_outputs() returns trigger language plpgsql as $$
begin
  update supplier_output set shown_at = case when new.is_open then new.changed_at end
  where person_id = new.person_id
    and shown_at is distinct from case when new.is_open then new.changed_at end;
  return null;
end $$;
create trigger public_profile_outputs after insert or update of is_open, changed_at on public_profile
  for each row execute function show_outputs();

create function show_output() returns trigger language plpgsql as $$
begin
  new.shown_at := (select changed_at from public_profile where person_id = new.person_id and is_open);
  return new;
end $$;
create trigger supplier_output_shown before insert on supplier_output
  for each row execute function show_output();

update supplier_output set shown_at = public_profile.changed_at
from public_profile
where public_profile.person_id = supplier_output.person_id and public_profile.is_open;
`;
