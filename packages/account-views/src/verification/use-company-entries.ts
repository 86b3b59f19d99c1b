import { useLingui } from '@lingui/react/macro';
import { usePeopleNames } from '@tolk/labels';
import { numberKindOf, type CompanyValues } from './company-rules.ts';
import { companyNumberLabels } from './verification-labels.ts';

type Shown = Pick<
  CompanyValues,
  'companyName' | 'country' | 'numberKind' | 'creditCode' | 'legalRepresentative'
>;

/** A company as it is or was handed in, for a list of facts. */
export function useCompanyEntries(): (
  company: Shown,
) => { key: string; label: string; value: string }[] {
  const { t, i18n } = useLingui();
  const people = usePeopleNames();
  return (company) => [
    {
      key: 'country',
      label: t`Country or region`,
      value: people('nationality', company.country ?? ''),
    },
    {
      key: 'name',
      label: t({ message: 'Company name', context: 'fact' }),
      value: company.companyName,
    },
    {
      key: 'number',
      label: i18n._(companyNumberLabels[numberKindOf(company)]),
      value: company.creditCode,
    },
    {
      key: 'representative',
      label: t({ message: 'Legal representative', context: 'fact' }),
      value: company.legalRepresentative,
    },
  ];
}
