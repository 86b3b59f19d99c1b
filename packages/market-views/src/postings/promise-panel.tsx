import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupPromiseConfidentialityMutation } from '@tolk/api-client';
import { Box, notify, Typography } from '@tolk/design-system';
import { CheckboxField, Form, FormActions } from '@tolk/design-system/form';
import { confidentialityPromise } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { promiseRules, type PromiseValues } from './promise-rules.ts';

/** What a supplier agrees to before files are given out that are not for everybody. */
export function PromisePanel({ projectReleaseInforId }: { projectReleaseInforId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [promise] = useSupPromiseConfidentialityMutation();
  const { version, en, zh } = confidentialityPromise;
  return (
    <Box sx={{ mt: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }} data-print="no">
      <Typography variant="h5" component="h3">
        <Trans context="heading">Confidential files</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        <Trans>The client sees that you agreed, and when.</Trans>
      </Typography>
      <Form<PromiseValues>
        initialValues={{ promised: false }}
        validationSchema={promiseRules}
        onSubmit={async () => {
          await inForm(promise({ projectReleaseInforId, version }));
          notify(t`You can open the files now.`);
        }}
        aria-label={t({ message: 'Confidential files', context: 'region' })}
      >
        <CheckboxField name="promised" label={language === 'en' ? en : zh} />
        <FormActions submitLabel={<Trans context="button">Open the files</Trans>} />
      </Form>
    </Box>
  );
}
