/** Several reminders of a few minutes go in one mail; each goes once. */
export const up = `
alter table notification add column mailed_at timestamptz;
update notification set mailed_at = created_at
  where kind = 'applicationsWaiting' or kind like 'order.remind%';
`;
