/** A language pair is the usual filter: its other two sorts are index reads too. */
export const up = `
create index posting_live_pair_deadline on posting (source_language, target_language, deadline, id desc) where status <> 'finished';
create index posting_live_pair_salary on posting (source_language, target_language, salary desc, id desc) where status <> 'finished';
`;
