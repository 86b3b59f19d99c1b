import { useLingui } from '@lingui/react/macro';
import { MoneyField, RadioField, SelectField } from '@tolk/design-system/fields';
import { FieldRow, useFormikContext } from '@tolk/design-system/form';
import { isCountedByCharacter, countsOtherwise } from '@tolk/domain';
import { isPricedIn, useChoices } from '@tolk/labels';
import { WorkloadField } from '@tolk/market-views';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Type, field and languages: what the work is. `typeName` is the type's name on the wire. */
export function KindFields({ typeName }: { typeName: 'projectType' | 'orderType' }) {
  const { t } = useLingui();
  const choices = useChoices();
  return (
    <>
      <RadioField
        name={typeName}
        label={t({ message: 'Type', context: 'field' })}
        options={choices.types}
        required
      />
      <FieldRow>
        <SelectField
          name="sourceLanguage"
          label={t({ message: 'Source language', context: 'field' })}
          placeholder={t`Type to search`}
          options={choices.languages}
          required
        />
        <SelectField
          name="targetLanguage"
          label={t({ message: 'Target language', context: 'field' })}
          placeholder={t`Type to search`}
          options={choices.languages}
          required
        />
      </FieldRow>
      <SelectField
        name="whFieldId"
        label={t({ message: 'Professional field', context: 'field' })}
        placeholder={t`Type to search`}
        options={choices.fields}
        required
      />
    </>
  );
}

/** By unit and workload, or one price for everything (`pricing` of the form). */
export function PricingField() {
  const { t } = useLingui();
  return (
    <RadioField
      name="pricing"
      label={t`How is it priced?`}
      options={[
        { value: 'perUnit', label: t`By unit and workload` },
        { value: 'fixed', label: t({ message: 'Fixed price', context: 'option' }) },
      ]}
      required
    />
  );
}

interface PriceNames {
  type: 'projectType' | 'orderType';
  price: 'salary' | 'unitPrice';
  workload: 'estimatedWorkload' | 'workload';
}

/** A unit that the chosen type is not priced in gives way, with what was priced by it, until that type is back. */
function useTermsByType({ type: typeName, price, workload }: PriceNames): void {
  const { values, setFieldValue } =
    useFormikContext<Partial<Record<string, string | number | null>>>();
  const type = String(values[typeName] ?? '');
  const unit = values['unitName'];
  const misfit = Boolean(unit) && !isPricedIn(String(unit), type);
  const terms = useRef({ type, byType: new Map<string, readonly unknown[]>() });
  const rate = values[price];
  const amount = values[workload];

  const keep = useEffectEvent((chosen: string, shown: readonly unknown[]) => {
    const { type: shownType, byType } = terms.current;
    const changed = chosen !== shownType;
    const former = byType.get(chosen);
    terms.current.type = chosen;
    if (misfit || (changed && !unit && former)) {
      ['unitName', price, workload].forEach((name, at) => {
        void setFieldValue(name, former?.[at] ?? null);
      });
    } else {
      byType.set(chosen, shown);
    }
  });
  useEffect(() => {
    keep(type, [unit, rate, amount]);
  }, [type, unit, rate, amount]);
}

interface PriceFieldsProps {
  names: PriceNames;
  currency: string;
  labels: { price: string; workload: string };
}

/** Price, unit and workload. */
export function PriceFields({ names, currency, labels }: PriceFieldsProps) {
  const { t } = useLingui();
  const choices = useChoices();
  const { values } = useFormikContext<Partial<Record<string, string | null>>>();
  const type = values[names.type] ?? '';
  const unit = values['unitName'];
  const { sourceLanguage = null } = values;
  const otherwise = isCountedByCharacter(sourceLanguage)
    ? t`Source texts in this language are counted in characters. Is this the right unit?`
    : t`Source texts in this language are counted in words. Is this the right unit?`;
  useTermsByType(names);

  return (
    <>
      <FieldRow>
        <MoneyField name={names.price} label={labels.price} currency={currency} required />
        <SelectField
          name="unitName"
          label={t({ message: 'Unit', context: 'field' })}
          options={choices.units(type)}
          hint={countsOtherwise(unit ?? null, sourceLanguage) ? otherwise : undefined}
          required
        />
      </FieldRow>
      <WorkloadField name={names.workload} label={labels.workload} unitName={unit ?? null} />
    </>
  );
}
