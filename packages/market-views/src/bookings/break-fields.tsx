import { useLingui } from '@lingui/react/macro';
import { NumberField, SelectField } from '@tolk/design-system/fields';
import { FieldRow } from '@tolk/design-system/form';

/** The server speaks of `breaks`, which are two fields. */
export const breakFieldNames = { breaks: 'breaks.minutes', 'breaks.meals': 'breaks.meals' };

/** Breaks of a day and who sees to meals, in a form that has `breaks`. */
export function BreakFields() {
  const { t } = useLingui();
  return (
    <FieldRow>
      <NumberField
        name="breaks.minutes"
        label={t`Breaks a day, in minutes`}
        hint={t`Optional. All breaks of one day together.`}
      />
      <SelectField
        name="breaks.meals"
        label={t({ message: 'Meals', context: 'field' })}
        hint={t`Optional. Who sees to meals on the day.`}
        options={[
          { value: 'client', label: t`Provided by the client` },
          { value: 'supplier', label: t`The interpreter sees to them` },
          { value: 'none', label: t({ message: 'No meals', context: 'interpreting' }) },
        ]}
      />
    </FieldRow>
  );
}
