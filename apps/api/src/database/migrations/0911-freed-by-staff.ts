/** Orders whose worker staff block are freed by nobody of the company. */
export const up = `
-- squawk-ignore ban-drop-not-null -- the image before joins who assigned and leaves such rows out of a history
alter table order_assignment alter column assigned_by drop not null;
comment on column order_assignment.assigned_by is 'null: the platform, since the worker was blocked';
`;
