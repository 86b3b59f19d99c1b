/**
 * Organisations on the suppliers' side: roles of their own, who works on which order, and in which
 * pairs an organisation has passed by way of its members.
 */
export const up = `
alter table organisation_member drop constraint organisation_member_roles_check;
alter table organisation_member add constraint organisation_member_roles_check check (
  cardinality(roles) > 0
  and roles <@ array[
    'manages', 'asks', 'approves', 'pays', 'coordinates', 'works', 'collects', 'reads'
  ]
) not valid;

create table order_assignment (
  id bigint generated always as identity primary key,
  order_id uuid not null references project_order,
  person_id uuid references person,
  assigned_by uuid not null references person,
  at timestamptz not null
);
create index order_assignment_order on order_assignment (order_id, id desc);
create index order_assignment_person on order_assignment (person_id);
create index order_assignment_assigned_by on order_assignment (assigned_by);
comment on table order_assignment is 'who works on an order of a supplier company; the newest row holds';
comment on column order_assignment.person_id is 'null: nobody from then on';

create view passed_test as
select t.person_id, t.source_language, t.target_language, t.score, t.is_offline, t.finished_at
from language_test t left join team_member on team_member.id = t.team_member_id
where t.status = 'passed' and team_member.removed_at is null
union all
select m.organisation_id, t.source_language, t.target_language, t.score, t.is_offline, t.finished_at
from organisation_member m
join language_test t on t.person_id = m.person_id and t.team_member_id is null
where t.status = 'passed';
comment on view passed_test is 'by person or organisation: their own, their team''s, their members''';

create view verified_party as
select person_id from real_name_verification where status = 'certified'
union all
select person_id from company_certification join organisation on organisation.id = person_id
where status = 'certified';
comment on view verified_party is 'a person by their document, an organisation by its licence';

alter table application add column member_id uuid;
alter table application add constraint application_member
  foreign key (member_id) references person not valid;
comment on column application.member_id is 'who applied for the organisation that supplier_id is';
`;
