/** The log of an analysis by a CAT tool stands in the analysis with its bands. */
export const up = `
alter table file_analysis add column log jsonb;
comment on column file_analysis.log is 'of a log of a CAT tool: its form and words by band, or why it is not read';
`;
