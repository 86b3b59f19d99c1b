/** An order may have a session on each of several days, and interpreting may go both ways. */
export const up = `
alter table project_order
  add column sessions jsonb not null default '[]',
  add column both_directions boolean not null default false;
update project_order set sessions = jsonb_build_array(jsonb_build_object(
  'start', to_char(start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'end', to_char(end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)) where order_type = 'interpretation';

alter table posting add column both_directions boolean not null default false;

alter table session_booking drop constraint session_booking_pkey;
alter table session_booking add primary key (order_id, during);
`;
