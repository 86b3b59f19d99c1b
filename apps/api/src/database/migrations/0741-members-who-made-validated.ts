/** What 0740 holds new rows to holds for all. */
export const up = `
alter table message validate constraint message_member;
alter table posting validate constraint posting_member;
alter table posting_invitation validate constraint posting_invitation_member;
alter table terms_offer validate constraint terms_offer_member;
alter table terms_offer validate constraint terms_offer_answered_by;
alter table message_report validate constraint message_report_member;
`;
