/** The view says each certificate's whole list as well: a filter by one field reaches the index by it. */
export const up = `
create or replace view proven_field as
select person_id, source_language, target_language, unnest(proven_fields) as field, proven_fields
from translator_certificate
where status = 'certified'
union
select m.organisation_id, c.source_language, c.target_language, unnest(c.proven_fields), c.proven_fields
from organisation_member m join translator_certificate c on c.person_id = m.person_id
where c.status = 'certified';
`;
