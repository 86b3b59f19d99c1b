/** Notifications of one order are shown together and read together; news are opened in full. */
export const up = `
alter table notification
  add column order_id uuid references project_order,
  add column news_id uuid references news;

update notification set order_id = found.id
  from project_order as found
  where notification.path like '%projectOrderId=%'
    and found.id::text = substring(notification.path from 'projectOrderId=([0-9a-f-]{36})');
update notification set order_id = found.order_id
  from appeal as found
  where notification.path like '%projectOrderAppealId=%'
    and found.id::text = substring(notification.path from 'projectOrderAppealId=([0-9a-f-]{36})');

create index notification_unread_of_order on notification (order_id, person_id)
  where read_at is null and order_id is not null;
`;
