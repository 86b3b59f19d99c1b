import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { languages as dictionary } from '@tolk/domain/dictionaries/languages';
import { languageName, useLanguage } from '@tolk/i18n';
import { useSearchParams } from '@tolk/platform';
import type { InformationValues } from './information-values.ts';

/** Languages that the resume file names (`languages` of the address), beside the field that takes them. */
export function ProposedLanguages() {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { values, setFieldValue } = useFormikContext<InformationValues>();
  const { languageSkills, motherTongue } = values;
  const named = new Set((query.get('languages') ?? '').split(','));
  const missing = dictionary
    .map(({ value }) => value)
    .filter(
      (value) => named.has(value) && value !== motherTongue && !languageSkills.includes(value),
    );
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat(language).format(
    missing.map((code) => languageName(code, language)),
  );
  const all = [...languageSkills, ...missing].slice(0, limits.profile.languageSkills);
  return (
    <Alert
      severity="info"
      action={
        <Button
          size="small"
          color="inherit"
          onClick={() => void setFieldValue('languageSkills', all)}
        >
          <Trans context="button">Add</Trans>
        </Button>
      }
    >
      <Trans>Your resume file names {names}.</Trans>
    </Alert>
  );
}
