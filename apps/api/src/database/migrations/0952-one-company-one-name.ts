/** For a regular expression: what joins, parts or turns text, or chooses the form of a character, and shows nothing itself. */
const unseen = [
  String.raw`\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E`,
  String.raw`\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF`,
].join('');

/**
 * The name that belongs to a register's number is compared in one form: without what shows nothing, in the plain
 * forms of its characters, in lower case, with one space where there are several. What was typed stays. Companies
 * that were already two by it are marked as by migration 0948.
 */
export const up = `
create function compared_company_name(name text) returns text
language sql immutable strict parallel safe
return lower(btrim(regexp_replace(
  normalize(
    regexp_replace(
      name,
      '[${unseen}]',
      '',
      'g'
    ),
    NFKC
  ),
  '[[:space:]]+',
  ' ',
  'g'
)));

lock table company_certification in share row exclusive mode;

update company_certification set number_doubled = true
where id in (
  select id from (
    select id, row_number() over (
      partition by country, number_kind, compared_company_number(country, number_kind, credit_code),
        case number_kind when 'registrationNumber' then compared_company_name(company_name) else '' end
      order by status = 'certified' desc, submitted_at, id
    ) as place
    from company_certification where status in ('submitted', 'certified') and not number_doubled
  ) as writing
  where place > 1
);

-- squawk-ignore require-concurrent-index-deletion -- the rule is never away; one row for a company
drop index company_number_compared;
-- squawk-ignore require-concurrent-index-creation -- nobody may come between the marks and the rule; one row for a company
create unique index company_number_compared on company_certification (
  country,
  number_kind,
  compared_company_number(country, number_kind, credit_code),
  (case number_kind when 'registrationNumber' then compared_company_name(company_name) else '' end)
) where status in ('submitted', 'certified') and not number_doubled;
`;
