import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupHandInTestRequestMutation } from '@tolk/api-client';
import type { TestRequest } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const { min, max } = limits.testRequest.translation;
const rules = object({ translation: string().trim().min(min).max(max).required() });

/** The translation of the text; what is typed is kept in this tab until it is handed in. */
export function TranslateForm({ request }: { request: TestRequest }) {
  const { t } = useLingui();
  const [handIn] = useSupHandInTestRequestMutation();
  const { testRequestId, markedBy } = request;
  return (
    <Form
      initialValues={{ translation: '' }}
      validationSchema={rules}
      draftKey={`requested-test-${testRequestId}`}
      aria-label={t({ message: 'Your translation', context: 'region' })}
      onSubmit={async ({ translation }) => {
        await inForm(handIn({ testRequestId, translation: translation.trim() }));
        notify(
          markedBy === 'staff'
            ? t`Handed in. A reviewer will mark it.`
            : t`Handed in. Two suppliers will mark it.`,
        );
      }}
    >
      <TextField
        name="translation"
        label={t({ message: 'Your translation', context: 'field' })}
        hint={t`You can hand it in once. Until then it is kept in this browser tab.`}
        maxLength={max}
        multiline
        minRows={8}
        required
      />
      <FormActions submitLabel={<Trans>Hand in the translation</Trans>} color="secondary" />
    </Form>
  );
}
