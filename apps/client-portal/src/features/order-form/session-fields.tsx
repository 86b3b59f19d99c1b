import { useLingui } from '@lingui/react/macro';
import { RadioField } from '@tolk/design-system/fields';
import { CheckboxField, TextField, useFormikContext } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import type { OrderValues } from './order-values.ts';

/** Where an interpreting session takes place. */
export function SessionFields() {
  const { t } = useLingui();
  const { sessionMode } = useFormikContext<OrderValues>().values;
  return (
    <>
      <CheckboxField name="bothDirections" label={t`Interpreting goes both ways`} />
      <RadioField
        name="sessionMode"
        label={t`Where is the session?`}
        options={[
          { value: 'onSite', label: t`On site` },
          { value: 'remote', label: t`Remote` },
        ]}
        required
      />
      {sessionMode === 'onSite' ? (
        <TextField
          name="sessionPlace"
          label={t`Address`}
          hint={t`Building and room, and whom to ask for there.`}
          maxLength={limits.order.place}
          required
        />
      ) : (
        <TextField
          name="sessionPlace"
          label={t`Meeting link or number`}
          hint={t`May follow later.`}
          maxLength={limits.order.place}
        />
      )}
    </>
  );
}
