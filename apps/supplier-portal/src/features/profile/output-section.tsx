import { Trans, useLingui } from '@lingui/react/macro';
import { useSupDelEstimateYieldMutation } from '@tolk/api-client';
import type { OutputRow } from '@tolk/contract';
import { Button, Empty, IconButton, notify } from '@tolk/design-system';
import { AddIcon, DeleteIcon, EditIcon } from '@tolk/design-system/icons';
import { Section } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { languagePair, useLanguage } from '@tolk/i18n';
import { OutputTable } from '@tolk/market-views';
import { useState, type ComponentProps } from 'react';
import { profileSections } from '../../profile-steps/profile-facts.ts';
import { OutputDialog } from './output-dialog.tsx';
import { ImportDialog } from './rates-import/import-dialog.tsx';

interface Props {
  outputs: readonly OutputRow[];
  currency: string;
  languages: ComponentProps<typeof OutputDialog>['languages'];
}

/** Output per language pair: add, edit, delete. */
export function OutputSection({ outputs, currency, languages }: Props) {
  const [editing, setEditing] = useState<OutputRow | 'new'>();
  const [deleting, setDeleting] = useState<OutputRow>();
  const [importing, setImporting] = useState(false);
  const add = (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
        <Trans>Add a language pair</Trans>
      </Button>
      <Button onClick={() => setImporting(true)}>
        <Trans>Import from a file</Trans>
      </Button>
    </>
  );
  return (
    <Section
      id={profileSections.outputs}
      title={<Trans>Output per language pair</Trans>}
      action={outputs.length > 0 ? add : null}
    >
      {outputs.length === 0 ? (
        <Empty
          title={<Trans>No language pair yet</Trans>}
          message={<Trans>Clients find you by the languages you work between.</Trans>}
          action={add}
        />
      ) : (
        <OutputTable
          outputs={outputs}
          tests={[]}
          renderActions={(output) => (
            <RowButtons
              output={output}
              onEdit={() => setEditing(output)}
              onDelete={() => setDeleting(output)}
            />
          )}
        />
      )}
      {editing ? (
        <OutputDialog
          output={editing === 'new' ? undefined : editing}
          currency={currency}
          languages={outputs.length === 0 ? languages : { native: '', other: undefined }}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
      {importing ? (
        <ImportDialog outputs={outputs} currency={currency} onClose={() => setImporting(false)} />
      ) : null}
      <DeleteOutput output={deleting} onClose={() => setDeleting(undefined)} />
    </Section>
  );
}

interface RowButtonsProps {
  output: OutputRow;
  onEdit: () => void;
  onDelete: () => void;
}

function RowButtons({ output, onEdit, onDelete }: RowButtonsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const pair = languagePair(output.sourceLanguage, output.targetLanguage, language);
  return (
    <>
      <IconButton aria-label={t`Edit ${pair}`} onClick={onEdit}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t`Delete ${pair}`} onClick={onDelete}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </>
  );
}

function DeleteOutput({ output, onClose }: { output: OutputRow | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const [remove] = useSupDelEstimateYieldMutation();
  return (
    <ConfirmDialog
      open={output !== undefined}
      title={<Trans>Delete this language pair?</Trans>}
      color="error"
      onCancel={onClose}
      onConfirm={async () => {
        if (!output) return;
        const done = await remove({ estimateYieldId: output.estimateYieldId });
        if (!done.error) notify(t`The language pair is deleted.`);
        onClose();
      }}
    />
  );
}
