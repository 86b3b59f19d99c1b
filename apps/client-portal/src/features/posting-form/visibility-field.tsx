import { useLingui } from '@lingui/react/macro';
import { RadioField } from '@tolk/design-system/fields';

/** Whether everybody sees the posting, or whom the client invites. */
export function VisibilityField() {
  const { t } = useLingui();
  return (
    <RadioField
      name="visibility"
      label={t`Who sees this project`}
      hint={t`Projects for invited suppliers stay out of the job hall, search engines and alerts. You invite suppliers once it is published.`}
      options={[
        { value: 'public', label: t({ message: 'Everyone', context: 'visibility' }) },
        { value: 'invited', label: t`Invited suppliers only` },
      ]}
      required
    />
  );
}
