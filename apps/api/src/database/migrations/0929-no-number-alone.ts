/** `company_number` holds what this did, where two countries give out the same number too. */
export const up = `
-- squawk-ignore require-concurrent-index-deletion -- a moment, and steps back for traffic
drop index company_credit_code;
`;
