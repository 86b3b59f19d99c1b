/** By which browsers an account is tied to others, each time somebody is to mark its translation. */
export const concurrently = 'known_device_of_subject';
export const up = `
create index concurrently known_device_of_subject on known_device (subject_id);
`;
