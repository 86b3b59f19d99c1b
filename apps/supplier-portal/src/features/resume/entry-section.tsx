import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, IconButton, notify, Typography } from '@tolk/design-system';
import { AddIcon, DeleteIcon, EditIcon } from '@tolk/design-system/icons';
import { Section } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { ResumeEntries } from '@tolk/market-views';
import { Fragment, useState, type ReactNode } from 'react';

interface Props<Entry> {
  /** What a link leads to. */
  id?: string;
  title: ReactNode;
  addLabel: ReactNode;
  emptyText: ReactNode;
  entries: readonly Entry[];
  /** What an entry is called where buttons speak of it. */
  nameOf: (entry: Entry) => string;
  idOf: (entry: Entry) => string;
  renderEntry: (entry: Entry, actions: ReactNode) => ReactNode;
  renderDialog: (entry: Entry | undefined, onClose: () => void) => ReactNode;
  /** Answers whether it is gone. */
  onDelete: (entry: Entry) => Promise<boolean>;
}

/** A list of the resume with its dialog; entries come sorted from the server, the newest first. */
export function EntrySection<Entry>({
  id,
  title,
  addLabel,
  emptyText,
  entries,
  nameOf,
  idOf,
  renderEntry,
  renderDialog,
  onDelete,
}: Props<Entry>) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<Entry | 'new'>();
  const [deleting, setDeleting] = useState<Entry>();
  const close = () => setEditing(undefined);
  return (
    <Section
      {...(id === undefined ? {} : { id })}
      title={title}
      action={
        <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
          {addLabel}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <Typography color="textSecondary">{emptyText}</Typography>
      ) : (
        <ResumeEntries>
          {entries.map((entry) => (
            <Fragment key={idOf(entry)}>
              {renderEntry(
                entry,
                <Box sx={{ whiteSpace: 'nowrap' }}>
                  <IconButton
                    aria-label={t`Edit ${nameOf(entry)}`}
                    onClick={() => setEditing(entry)}
                  >
                    <EditIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    aria-label={t`Delete ${nameOf(entry)}`}
                    onClick={() => setDeleting(entry)}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </Box>,
              )}
            </Fragment>
          ))}
        </ResumeEntries>
      )}
      {editing === undefined ? null : renderDialog(editing === 'new' ? undefined : editing, close)}
      <ConfirmDialog
        open={deleting !== undefined}
        title={deleting ? <Trans>Delete “{nameOf(deleting)}”?</Trans> : null}
        color="error"
        onCancel={() => setDeleting(undefined)}
        onConfirm={async () => {
          if (deleting && (await onDelete(deleting)))
            notify(t({ message: 'Deleted.', context: 'notice' }));
          setDeleting(undefined);
        }}
      >
        <Trans>Its files are deleted as well.</Trans>
      </ConfirmDialog>
    </Section>
  );
}
