/** What 0660 added without reading the rows that are there; none of them has an offer. */
export const up = `
alter table project_order validate constraint project_order_of_offer;
`;
