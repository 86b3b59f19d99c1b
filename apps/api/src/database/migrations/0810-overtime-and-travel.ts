/** What a booking may cost besides its price: overtime by an agreed rate, and the way there. */
export const up = `
alter table project_order
  add column overtime_rate bigint,
  add column overtime jsonb not null default '[]',
  add column travel bigint not null default 0;
comment on column project_order.overtime_rate is 'for each half hour that was begun; null: no overtime was agreed on';
comment on column project_order.overtime is 'what both agreed was worked longer: start of the booking, minutes';
alter table order_change add column overtime jsonb not null default '[]';
alter table project_order
  add constraint project_order_extras_check
    check (overtime_rate > 0 and travel >= 0) not valid;
`;
