import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetSupEvaluateListQuery } from '@tolk/api-client';
import type { SupplierNote } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader, RowCards } from '@tolk/design-system/pieces';
import { PagedList, SearchBox } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { AddNote } from '../../features/notes/add-note.tsx';
import { NoteCard } from '../../features/notes/note-card.tsx';
import { NoteDialog } from '../../notes/note-dialog.tsx';

/** The client's private notes and marks on suppliers. */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'search'>();
  const { search } = list;
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<SupplierNote>();
  const query = useClientGetSupEvaluateListQuery({
    ...list.paging,
    ...(search ? { search } : {}),
  });
  const add = (
    <Button
      variant="contained"
      color="secondary"
      startIcon={<AddIcon />}
      onClick={() => setAdding(true)}
    >
      <Trans>Add a note</Trans>
    </Button>
  );

  return (
    <>
      <PageHeader
        title={<Trans>Notes on people</Trans>}
        description={<Trans>Your notes on suppliers. Only you can see them.</Trans>}
        actions={add}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Name, note or tags`}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <PagedList
        query={query}
        list={list}
        empty={
          search
            ? { title: <Trans>No note matches</Trans> }
            : {
                title: <Trans>No notes yet</Trans>,
                message: (
                  <Trans>
                    Keep track of who you liked working with and who you would rather avoid.
                  </Trans>
                ),
                drawing: <PageDrawing />,
                action: add,
              }
        }
      >
        {(notes) => (
          <RowCards>
            {notes.map((note) => (
              <NoteCard key={note.supEvaluateId} note={note} onEdit={() => setEdited(note)} />
            ))}
          </RowCards>
        )}
      </PagedList>
      {adding ? <AddNote onClose={() => setAdding(false)} /> : null}
      {edited ? (
        <NoteDialog supplier={edited} note={edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </>
  );
}
