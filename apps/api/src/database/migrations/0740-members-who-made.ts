/** Which member wrote, offered, published, invited or agreed for the organisation whose row it is. */
export const up = `
alter table message add column member_id uuid;
alter table message add constraint message_member
  foreign key (member_id) references person not valid;
alter table posting add column member_id uuid;
alter table posting add constraint posting_member
  foreign key (member_id) references person not valid;
alter table posting_invitation add column member_id uuid;
alter table posting_invitation add constraint posting_invitation_member
  foreign key (member_id) references person not valid;
alter table terms_offer add column member_id uuid;
alter table terms_offer add constraint terms_offer_member
  foreign key (member_id) references person not valid;
alter table terms_offer add column answered_by uuid;
alter table terms_offer add constraint terms_offer_answered_by
  foreign key (answered_by) references person not valid;
alter table message_report add column member_id uuid;
alter table message_report add constraint message_report_member
  foreign key (member_id) references person not valid;
comment on column posting.member_id is 'who published it for the organisation that owner_id is';
comment on column terms_offer.answered_by is 'the member who answered it for the client';
comment on column message_report.member_id is 'who wrote it for the organisation that reported_id is';
`;
