/** Who passed over how customer service was is asked no more, in any browser. */
export const up = `
alter table service_conversation add column rating_passed_at timestamptz;
`;
