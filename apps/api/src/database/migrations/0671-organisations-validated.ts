/** What 0670 holds new rows to holds for all. */
export const up = `
alter table person validate constraint person_reachable;
alter table person validate constraint person_organisation;
alter table session validate constraint session_acting_for;
alter table order_event validate constraint order_event_member;
`;
