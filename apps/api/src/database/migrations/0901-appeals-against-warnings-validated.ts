/** Checks what 0900 only holds new rows to. */
export const up = 'alter table moderation validate constraint moderation_subject_check;';
