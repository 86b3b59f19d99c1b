import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientSavePostingTemplateMutation } from '@tolk/api-client';
import { Button, notify } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { TemplateNameDialog } from '../../postings/template-name-dialog.tsx';
import { templateOf, type PostingValues } from './posting-values.ts';

/** Keeps what the form says as a template to begin other postings with. */
export function SaveTemplate() {
  const { t } = useLingui();
  const { values, isSubmitting } = useFormikContext<PostingValues>();
  const [save] = useClientSavePostingTemplateMutation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="large" disabled={isSubmitting} onClick={() => setOpen(true)}>
        <Trans>Save as a template</Trans>
      </Button>
      {open ? (
        <TemplateNameDialog
          title={<Trans>Save as a template</Trans>}
          name={values.projectName.slice(0, limits.posting.templateName)}
          onSave={async (name) => {
            await inForm(save({ name, form: templateOf(values) }));
            notify(t`Your template is saved under My projects.`);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
