/** At each login the person's sessions are looked through for the device, the ended ones too. */
export const up = `
create index session_device on session (person_id, address, last_seen_at);
`;
