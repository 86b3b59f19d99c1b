/** The organisation's log says which cost centre was added, changed or removed. */
export const up = `
alter table organisation_event add column cost_centre text;
comment on column organisation_event.cost_centre is 'name of the cost centre that it was about';
`;
