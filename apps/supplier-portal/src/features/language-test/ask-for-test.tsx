import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAddTestRequestMutation } from '@tolk/api-client';
import { Box, notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { Section } from '@tolk/design-system/pieces';
import { bounds, limits } from '@tolk/domain';
import type { TestAddress } from './test-address.ts';

const { testGiveDays, testMarkDays, testTranslateDays, testRequestPass } = bounds;
const rules = object({ note: string().trim().max(limits.testRequest.note) });

/** How a test on request goes, and asking for it. */
export function AskForTest({ pair }: { pair: TestAddress }) {
  const { t } = useLingui();
  const [ask] = useSupAddTestRequestMutation();
  return (
    <Section title={<Trans>Ask for a test</Trans>}>
      <Box component="ol" sx={{ mt: 0, mb: 2.5, pl: 2.5, '& li': { mb: 0.75 } }}>
        <li>
          <Trans>A reviewer gives you a short text within {testGiveDays} working days.</Trans>
        </li>
        <li>
          <Trans>
            You translate it here within {testTranslateDays} days; about an hour’s work.
          </Trans>
        </li>
        <li>
          <Trans>
            It is marked for accuracy, terminology, language and instructions within {testMarkDays}{' '}
            working days. {testRequestPass} of the points pass.
          </Trans>
        </li>
      </Box>
      <Form
        initialValues={{ note: '' }}
        validationSchema={rules}
        onSubmit={async ({ note }) => {
          await inForm(ask({ ...pair, note: note.trim() }));
          notify(t`Your test is requested. We will notify you when the text is ready.`);
        }}
      >
        <TextField
          name="note"
          label={t({ message: 'Note to the reviewer', context: 'field' })}
          hint={t`Optional: your field, or when you have time.`}
          maxLength={limits.testRequest.note}
          multiline
          minRows={2}
        />
        <FormActions submitLabel={<Trans>Ask for the test</Trans>} color="secondary" />
      </Form>
    </Section>
  );
}
