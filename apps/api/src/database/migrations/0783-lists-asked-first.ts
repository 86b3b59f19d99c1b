/** A posting is shown to one of its client's lists of suppliers first, and to everybody after that. */
export const up = `
alter table posting
  add column asked_first_list uuid,
  add column asked_first_until timestamptz;
comment on column posting.asked_first_until is 'null: everybody sees it';
alter table posting
  add constraint posting_asked_first_list foreign key (asked_first_list)
    references supplier_list on delete set null not valid;
`;
