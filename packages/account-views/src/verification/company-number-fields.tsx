import { useLingui } from '@lingui/react/macro';
import { RadioField } from '@tolk/design-system/fields';
import { TextField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { companyNumberKindsOf } from '@tolk/domain/checks/company-number';
import { creditCodeLength } from '@tolk/domain/checks/credit-code';
import { numberKindOf, type CompanyValues } from './company-rules.ts';
import { companyNumberLabels } from './verification-labels.ts';

/** China has one number for a company; elsewhere the person says which one it is. */
export function CompanyNumberFields(values: Pick<CompanyValues, 'country' | 'numberKind'>) {
  const { t, i18n } = useLingui();
  const kind = numberKindOf(values);
  const label = i18n._(companyNumberLabels[kind]);
  if (kind === 'creditCode') {
    return (
      <TextField
        name="creditCode"
        label={label}
        hint={t`18 characters, as on the licence.`}
        autoComplete="off"
        // Pasted in groups it is longer than it counts.
        maxLength={creditCodeLength * 2}
        required
      />
    );
  }
  return (
    <>
      <RadioField
        name="numberKind"
        label={t`Kind of number`}
        required
        options={companyNumberKindsOf(values.country ?? '').map((value) => ({
          value,
          label: i18n._(companyNumberLabels[value]),
        }))}
      />
      <TextField
        name="creditCode"
        label={label}
        hint={t`With its letters, as on the document.`}
        autoComplete="off"
        maxLength={limits.documentNumber.max}
        required
      />
    </>
  );
}
