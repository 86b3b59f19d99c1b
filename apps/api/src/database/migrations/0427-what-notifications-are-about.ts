/** The order or project that a notification is about, for a text message, which has its title only. */
export const up = `
alter table notification add column about text;
`;
