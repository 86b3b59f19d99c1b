export const up = `
alter table fraud_sign validate constraint fraud_sign_kind_check;
`;
