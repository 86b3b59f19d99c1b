/** Built while others write. */
export const concurrently = 'company_number';
/** Registers of courts and states count from one each, so that there only number and name are one company. */
export const up = `
create unique index concurrently company_number on company_certification (
  country,
  number_kind,
  credit_code,
  (case number_kind when 'registrationNumber' then lower(company_name) else '' end)
) where status in ('submitted', 'certified')
`;
