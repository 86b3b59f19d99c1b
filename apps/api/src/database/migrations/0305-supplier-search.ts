/** Full-text search over suppliers: what everybody may see of them, in a table of its own. */
export const up = `
create table supplier_search (
  person_id uuid primary key references person on delete cascade,
  text text not null,
  bigrams text[] not null generated always as (search_bigrams(text)) stored,
  words tsvector not null generated always as (search_words(text)) stored
);
comment on table supplier_search is 'kept by triggers; the real name stands in it only where it is the name that others see';
create index supplier_search_bigrams on supplier_search using gin (bigrams);
create index supplier_search_words on supplier_search using gin (words);

-- The texts lie in three tables, so no generated column can hold them all.
create function refresh_supplier_search() returns trigger language plpgsql as $$
begin
  insert into supplier_search (person_id, text)
  select person.id, concat_ws(' ', person.name, information.location, information.company_name,
    profile.personal_profile, profile.self_evaluation)
  from person
  join supplier_profile as profile on profile.person_id = person.id
  left join personal_information as information on information.person_id = person.id
  where person.id = (to_jsonb(new) ->> tg_argv[0])::uuid
  on conflict (person_id) do update set text = excluded.text
  where supplier_search.text <> excluded.text;
  return null;
end
$$;
create function forget_supplier_search() returns trigger language plpgsql as $$
begin
  delete from supplier_search where person_id = old.person_id;
  return null;
end
$$;
create trigger supplier_search_profile after insert or update of personal_profile, self_evaluation
  on supplier_profile for each row execute function refresh_supplier_search('person_id');
create trigger supplier_search_information after insert or update of location, company_name
  on personal_information for each row execute function refresh_supplier_search('person_id');
create trigger supplier_search_name after update of name on person
  for each row when (old.name is distinct from new.name)
  execute function refresh_supplier_search('id');
create trigger supplier_search_gone after delete on supplier_profile
  for each row execute function forget_supplier_search();

insert into supplier_search (person_id, text)
select person.id, concat_ws(' ', person.name, information.location, information.company_name,
  profile.personal_profile, profile.self_evaluation)
from person
join supplier_profile as profile on profile.person_id = person.id
left join personal_information as information on information.person_id = person.id;
`;
