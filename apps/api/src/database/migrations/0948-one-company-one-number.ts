/**
 * One company is known again however its number is written: without spaces, dots, dashes, slashes, case and,
 * of a VAT number, the letters of its country. What was typed stays.
 *
 * Companies that were already two are neither lost nor stopped: the one that was verified, or came first, keeps
 * the number, each other one is `number_doubled`, and staff see both beside each other in the review of either
 * until one is revoked or refused. Whoever submits again is compared like everybody.
 */
export const up = `
create function compared_company_number(country text, kind text, number text) returns text
language sql immutable strict parallel safe
return case kind
  when 'vatNumber' then regexp_replace(
    regexp_replace(
      regexp_replace(upper(number), '[[:space:]./-]', '', 'g'),
      -- Greece writes EL, Northern Ireland XI, and Switzerland its register's CHE.
      '^(' || case country when 'GR' then 'GR|EL' when 'GB' then 'GB|XI' when 'CH' then 'CHE?' else country end
        || ')(?=.*[0-9])',
      ''
    ),
    case country when 'CH' then '(MWST|TVA|IVA)$' else '^$' end,
    ''
  )
  else regexp_replace(upper(number), '[[:space:]./-]', '', 'g')
end;

lock table company_certification in share row exclusive mode;

alter table company_certification add column number_doubled boolean not null default false;
comment on column company_certification.number_doubled is
  'another company had the number when writings began to be compared';

update company_certification set number_doubled = true
where id in (
  select id from (
    select id, row_number() over (
      partition by country, number_kind, compared_company_number(country, number_kind, credit_code),
        case number_kind when 'registrationNumber' then lower(company_name) else '' end
      order by status = 'certified' desc, submitted_at, id
    ) as place
    from company_certification where status in ('submitted', 'certified')
  ) as writing
  where place > 1
);

-- squawk-ignore require-concurrent-index-creation -- nobody may come between the marks and the rule; one row for a company
create unique index company_number_compared on company_certification (
  country,
  number_kind,
  compared_company_number(country, number_kind, credit_code),
  (case number_kind when 'registrationNumber' then lower(company_name) else '' end)
) where status in ('submitted', 'certified') and not number_doubled;
`;
