/** `posting_search` finds all that these did; beside them the planner would take one that knows no age. */
export const up = `
-- squawk-ignore require-concurrent-index-deletion -- a moment, and steps back for traffic
drop index posting_bigrams;
-- squawk-ignore require-concurrent-index-deletion -- a moment, and steps back for traffic
drop index posting_words;
`;
