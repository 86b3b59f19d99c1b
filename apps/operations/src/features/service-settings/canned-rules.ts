import { t as now } from '@lingui/core/macro';
import { object, string } from '@tolk/design-system/form-rules';
import { limits, unknownVariables } from '@tolk/domain';

// Braces of the answers, not of the catalogs.
const names = '{name}, {agent}';

const text = string()
  .trim()
  .max(limits.service.text)
  .required()
  .test(
    'variables',
    () => now`Only these are filled in: ${names}`,
    (value) => unknownVariables(value ?? '').length === 0,
  );

export const cannedRules = object({
  shortcut: string()
    .trim()
    .max(limits.service.canned.shortcut)
    .required()
    .matches(/^[^\s/]+$/, () => now`One word without spaces and slashes.`),
  textEn: text,
  textZh: text,
});
