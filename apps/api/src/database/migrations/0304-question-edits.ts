/** What staff changed in the product's own questions stays; who was asked a question is found fast. */
export const up = `
alter table question add column edited boolean not null default false;
comment on column question.edited is 'changed by staff: the seeded text does not come back';
drop index test_answer_question;
create index test_answer_question on test_answer (question_id);
`;
