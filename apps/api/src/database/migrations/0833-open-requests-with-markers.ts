/** In place of test_request_open, which 0834 drops: one with markers is open too. */
export const concurrently = 'test_request_once';
export const up = `
create unique index concurrently test_request_once on test_request
  (person_id, coalesce(team_member_id, person_id), source_language, target_language)
  where status in ('requested', 'given', 'handedIn', 'withMarkers');
`;
