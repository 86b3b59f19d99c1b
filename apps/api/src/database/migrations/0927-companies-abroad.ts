/** Until here a company was one of China, known by its credit code: so is what the image before writes. */
export const up = `
alter table company_certification
  add column country text not null default 'CN',
  add column number_kind text not null default 'creditCode'
    check (number_kind in ('creditCode', 'registrationNumber', 'vatNumber'));
comment on column company_certification.credit_code is 'the number of the kind that number_kind says';
`;
