import { Trans } from '@lingui/react/macro';
import type { SupplierNote } from '@tolk/contract';
import { EditIcon } from '@tolk/design-system/icons';
import { DateTime, RowCard } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { NoteView } from '../../notes/note-view.tsx';
import { SupplierName } from '../../suppliers/supplier-name.tsx';

interface NoteCardProps {
  note: SupplierNote;
  onEdit: () => void;
}

/** One private note in the list. */
export function NoteCard({ note, onEdit }: NoteCardProps) {
  return (
    <RowCard
      title={<SupplierName supplier={note} />}
      facts={
        <span>
          <Trans>
            Changed <DateTime iso={note.updateTime} />
          </Trans>
        </span>
      }
      notice={<NoteView note={note} />}
      actions={
        <ActionBar
          of={note.supUserName}
          actions={[
            {
              key: 'edit',
              label: <Trans context="menu">Edit</Trans>,
              icon: <EditIcon />,
              enabled: true,
              onChoose: onEdit,
            },
          ]}
        />
      }
    />
  );
}
