/** Staff edit what an appeal can be about: the types stand in the dictionary alone. */
export const up = `
alter table appeal drop constraint appeal_type_check;
update appeal set type = 'not-delivered' where type = 'notDelivered';

-- Changes of entries that no appeal ever had.
delete from dictionary_change where dict_type = 'appealType' and value in (
  'late-delivery', 'incomplete', 'absence', 'refused-acceptance', 'confidentiality'
);
`;
