import { useLingui } from '@lingui/react/macro';
import { FieldRow, TextField } from '@tolk/design-system/form';

/** Whom suppliers turn to, once the client shows it. */
export function ContactFields() {
  const { t } = useLingui();
  return (
    <FieldRow>
      <TextField
        name="contactName"
        label={t({ message: 'Contact person', context: 'field' })}
        autoComplete="name"
        required
      />
      <TextField
        name="contactPhone"
        label={t({ message: 'Contact information', context: 'field' })}
        hint={t`Phone, e-mail or WeChat. Hidden until you show it to an applicant or send an order.`}
        required
      />
    </FieldRow>
  );
}
