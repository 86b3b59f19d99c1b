/** The language that each session speaks: only a change of it is the person's choice. */
export const up = `
alter table session add column language text check (language in ('en', 'zh-CN'));
update session set language = person.language from person where person.id = session.person_id;
`;
