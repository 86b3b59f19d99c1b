import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientDelPostingTemplateMutation,
  useClientGetPostingTemplatesQuery,
  useClientRenamePostingTemplateMutation,
} from '@tolk/api-client';
import type { PostingTemplate } from '@tolk/contract';
import { DataState, Link, notify, Typography } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { DeleteIcon, EditIcon } from '@tolk/design-system/icons';
import { LanguagePairChip, RowCard, RowCards } from '@tolk/design-system/pieces';
import { ActionBar, ConfirmDialog } from '@tolk/design-system/portal';
import { useNames } from '@tolk/labels';
import { pathTo, RouteLink, useNavigate } from '@tolk/platform';
import { useState } from 'react';
import { TemplateNameDialog } from '../../postings/template-name-dialog.tsx';

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
  const navigate = useNavigate();
  const names = useNames();
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const { postingTemplateId, name, form } = template;
  const close = () => setAsked(undefined);
  return (
    <RowCard
      title={
        <Link component={RouteLink} to="positionEdit" params={{ template: postingTemplateId }}>
          {name}
        </Link>
      }
      facts={
        <>
          {form.sourceLanguage && form.targetLanguage ? (
            <LanguagePairChip
              source={form.sourceLanguage}
              target={form.targetLanguage}
              bothWays={form.bothDirections ?? false}
            />
          ) : null}
          {form.projectType ? <span>{names.type(form.projectType)}</span> : null}
          {form.whFieldId ? <span>{names.field(form.whFieldId)}</span> : null}
        </>
      }
      actions={
        <>
          <ActionBar
            actions={[
              {
                key: 'use',
                label: t`Begin a project`,
                enabled: true,
                onChoose: () =>
                  void navigate(pathTo('positionEdit', { template: postingTemplateId })),
              },
              {
                key: 'rename',
                label: t({ message: 'Rename', context: 'menu' }),
                icon: <EditIcon />,
                enabled: true,
                onChoose: () => setAsked('rename'),
              },
              {
                key: 'delete',
                label: t({ message: 'Delete', context: 'menu' }),
                icon: <DeleteIcon />,
                rank: 'danger',
                enabled: true,
                onChoose: () => setAsked('delete'),
              },
            ]}
          />
          {asked === 'rename' ? <RenameDialog template={template} onClose={close} /> : null}
          {asked === 'delete' ? <DeleteDialog template={template} onClose={close} /> : null}
        </>
      }
    />
  );
}

interface DialogProps {
  template: PostingTemplate;
  onClose: () => void;
}

function RenameDialog({ template: { postingTemplateId, name }, onClose }: DialogProps) {
  const [rename] = useClientRenamePostingTemplateMutation();
  return (
    <TemplateNameDialog
      title={<Trans>Rename the template</Trans>}
      name={name}
      onSave={async (to) => void (await inForm(rename({ postingTemplateId, name: to })))}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ template: { postingTemplateId, name }, onClose }: DialogProps) {
  const { t } = useLingui();
  const [remove] = useClientDelPostingTemplateMutation();
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete this template?</Trans>}
      color="error"
      confirmLabel={<Trans context="button">Delete</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const { error } = await remove({ postingTemplateId });
        onClose();
        if (error === undefined) notify(t`The template is deleted.`);
      }}
    >
      <Typography>
        <Trans>“{name}” goes. Projects that began with it stay.</Trans>
      </Typography>
    </ConfirmDialog>
  );
}
