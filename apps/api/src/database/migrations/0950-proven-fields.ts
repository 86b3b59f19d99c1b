/**
 * A certificate proves fields of its pair. What it is said to prove stands apart from what staff confirm: the
 * image before certifies without having seen any, and then none is proven.
 */
export const up = `
alter table translator_certificate add column fields text[] not null default '{}';
alter table translator_certificate add column proven_fields text[] not null default '{}';
comment on column translator_certificate.fields is 'dictionary field: what it is said to prove';
comment on column translator_certificate.proven_fields is 'of the dictionary field: what staff confirmed';

create view proven_field as
select person_id, source_language, target_language, unnest(proven_fields) as field
from translator_certificate
where status = 'certified'
union
select m.organisation_id, c.source_language, c.target_language, unnest(c.proven_fields)
from organisation_member m join translator_certificate c on c.person_id = m.person_id
where c.status = 'certified';
comment on view proven_field is 'by person or organisation: of their own certificates, or of those of their members';
`;
