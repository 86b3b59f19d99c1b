import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientDelPostingTemplateMutation,
  useClientGetPostingTemplatesQuery,
  useClientRenamePostingTemplateMutation,
} from '@tolk/api-client';
import type { PostingTemplate } from '@tolk/contract';
import { DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { EditIcon } from '@tolk/design-system/icons';
import { RowCards } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { useState } from 'react';
import { TemplateNameDialog } from '../../postings/template-name-dialog.tsx';
import { SavedFormCard } from './saved-form-card.tsx';

/** What the client publishes again and again, to begin a posting with. */
export function TemplateList() {
  const query = useClientGetPostingTemplatesQuery({});
  return (
    <DataState
      query={query}
      isEmpty={(templates) => templates.length === 0}
      empty={{
        title: <Trans context="heading">No templates</Trans>,
        message: (
          <Trans>Save a project as a template while you write or edit it, and begin here.</Trans>
        ),
        drawing: <PageDrawing />,
      }}
    >
      {(templates) => (
        <RowCards>
          {templates.map((template) => (
            <TemplateCard key={template.postingTemplateId} template={template} />
          ))}
        </RowCards>
      )}
    </DataState>
  );
}

function TemplateCard({ template }: { template: PostingTemplate }) {
  const { t } = useLingui();
  const names = useNames();
  const [remove] = useClientDelPostingTemplateMutation();
  const [rename] = useClientRenamePostingTemplateMutation();
  const [renaming, setRenaming] = useState(false);
  const { postingTemplateId, name, form } = template;
  return (
    <>
      <SavedFormCard
        title={name}
        opens={{ template: postingTemplateId }}
        openLabel={t`Begin a project`}
        form={form}
        fact={form.whFieldId ? <span>{names.field(form.whFieldId)}</span> : null}
        more={[
          {
            key: 'rename',
            label: t({ message: 'Rename', context: 'menu' }),
            icon: <EditIcon />,
            enabled: true,
            onChoose: () => setRenaming(true),
          },
        ]}
        removal={{
          label: t({ message: 'Delete', context: 'menu' }),
          title: <Trans>Delete this template?</Trans>,
          text: <Trans>“{name}” goes. Projects that began with it stay.</Trans>,
          confirmLabel: <Trans context="button">Delete</Trans>,
          done: t`The template is deleted.`,
          remove: () => remove({ postingTemplateId }),
        }}
      />
      {renaming ? (
        <TemplateNameDialog
          title={<Trans>Rename the template</Trans>}
          name={name}
          onSave={async (to) => void (await inForm(rename({ postingTemplateId, name: to })))}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </>
  );
}
