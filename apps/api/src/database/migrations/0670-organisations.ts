/**
 * Companies with several people. An organisation is a row of `person` without a contact, so that
 * whatever belongs to a client may belong to it.
 */
export const up = `
alter table person add column is_organisation boolean not null default false;
alter table person drop constraint person_reachable;
alter table person add constraint person_reachable check (
  email is not null or phone is not null or deleted_at is not null or is_organisation
) not valid;
alter table person add constraint person_organisation check (
  not is_organisation
  or num_nonnulls(email, phone, password_hash, wechat_open_id) = 0
) not valid;
comment on column person.is_organisation is 'nobody signs in as it: members act for it';

create table organisation (
  id uuid primary key references person,
  approval_above bigint check (approval_above >= 0),
  founded_at timestamptz not null
);
comment on column organisation.approval_above is 'fen; null: no order has to be approved';

create table organisation_member (
  organisation_id uuid not null references organisation,
  person_id uuid not null references person,
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['manages', 'asks', 'approves', 'pays', 'reads']
  ),
  joined_at timestamptz not null,
  primary key (organisation_id, person_id)
);
create index organisation_member_person on organisation_member (person_id);

create table member_invitation (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  token_hash bytea not null unique,
  account text,
  roles text[] not null,
  invited_by uuid not null references person,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index member_invitation_organisation on member_invitation (organisation_id, expires_at);
create index member_invitation_invited_by on member_invitation (invited_by);
comment on table member_invitation is 'gone once it is used or withdrawn; what became of it stands in organisation_event';

create table organisation_event (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references organisation,
  event text not null,
  person_id uuid not null references person,
  about_id uuid references person,
  roles text[] not null,
  amount bigint,
  at timestamptz not null
);
create index organisation_event_organisation on organisation_event (organisation_id, id desc);
create index organisation_event_person on organisation_event (person_id);
create index organisation_event_about on organisation_event (about_id) where about_id is not null;

create table order_approval (
  id bigint generated always as identity primary key,
  order_id uuid not null references project_order,
  approved boolean not null,
  total bigint not null,
  person_id uuid not null references person,
  note text not null,
  at timestamptz not null
);
create index order_approval_order on order_approval (order_id, id desc);
create index order_approval_person on order_approval (person_id);
comment on column order_approval.total is 'what the order cost in all, in fen, when it was decided on';

alter table session add column acting_for uuid;
alter table session add constraint session_acting_for
  foreign key (acting_for) references organisation not valid;

alter table order_event add column member_id uuid;
alter table order_event add constraint order_event_member
  foreign key (member_id) references person not valid;
comment on column order_event.member_id is 'who acted for the organisation that person_id is';
`;
