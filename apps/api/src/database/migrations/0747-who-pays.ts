/** Who pays for an organisation. */
export const up = `
alter table payment_attempt add column member_id uuid;
alter table payment_attempt add constraint payment_attempt_member
  foreign key (member_id) references person not valid;
comment on column payment_attempt.member_id is 'who asked last to pay for the organisation whose order it is';
`;
