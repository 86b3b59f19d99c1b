/**
 * A booking takes up whoever has to be there: of a supplier company the member who works on the order.
 * One that nobody works on yet is in nobody's way, which is what `beside_another` says of it.
 */
export const up = `
alter table booking add column member_id uuid;
comment on column booking.member_id is 'of a supplier company: who works on the order';
alter table booking add constraint booking_member
  foreign key (member_id) references person not valid;
-- squawk-ignore require-concurrent-index-creation -- bookings are few
create index booking_member on booking (member_id);

alter table booking drop constraint booking_once;
-- squawk-ignore constraint-missing-not-valid -- an exclusion can't be; bookings are few
alter table booking add constraint booking_once
  exclude using gist ((coalesce(member_id, supplier_id)) with =, during with &&)
  where (not beside_another);

create view taken_time as
select coalesce(member_id, supplier_id) as person_id, order_id, during from booking
where member_id is not null or not exists (select from organisation where id = supplier_id);
comment on view taken_time is 'when somebody has to be there; an organisation itself never has to';
`;
