import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  useOpsGetDictionaryEntriesQuery,
  useOpsSetDictionaryEntryMutation,
  useOpsSetDictionaryOrderMutation,
} from '@tolk/api-client';
import { Alert, Button, DataState, notify, Typography } from '@tolk/design-system';
import { AddIcon } from '@tolk/design-system/icons';
import { ConfirmDialog, SearchBox } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryTable } from './entry-table.tsx';
import type { Entry } from './entry.ts';
import type { Move } from './move-buttons.tsx';

type Open = { what: 'edit'; entry: Entry | null } | { what: 'hide'; entry: Entry };

/** So many entries are read without searching. */
const short = 12;

/** One dictionary: its entries, and for those of staff: rename, hide, add. */
export function Dictionary({ dictType, editable }: { dictType: string; editable: boolean }) {
  const { t } = useLingui();
  const query = useOpsGetDictionaryEntriesQuery({ dictType });
  const list = useListAddress<'search'>();
  const search = (list.text('search') ?? '').toLowerCase();
  const [open, setOpen] = useState<Open>();
  const [show] = useOpsSetDictionaryEntryMutation();
  const [order] = useOpsSetDictionaryOrderMutation();
  const close = () => setOpen(undefined);

  async function toggle(entry: Entry) {
    if (!entry.hidden) return setOpen({ what: 'hide', entry });
    const { value, en, zh } = entry;
    const done = await show({ dictType, value, en, zh, hidden: false });
    if (!done.error) notify(t`${en} is offered again.`);
  }

  async function move(entries: readonly Entry[], { value }: Entry, by: Move) {
    const values = entries.map((entry) => entry.value);
    const place = values.indexOf(value);
    values.splice(place, 1);
    values.splice(place + by, 0, value);
    return !(await order({ dictType, values })).error;
  }

  return (
    <>
      {editable ? (
        <Button
          variant="contained"
          color="secondary"
          startIcon={<AddIcon />}
          onClick={() => setOpen({ what: 'edit', entry: null })}
          sx={{ mb: 2 }}
        >
          <Trans>Add an entry</Trans>
        </Button>
      ) : (
        <Alert severity="info" sx={{ mb: 2 }}>
          <Trans>This dictionary follows a standard; its entries can’t be changed here.</Trans>
        </Alert>
      )}
      <DataState query={query}>
        {(entries) => (
          <>
            {entries.length > short ? (
              <SearchBox
                label={t({ message: 'Search', context: 'field' })}
                placeholder={t`Name or value`}
                value={search}
                onSearch={(text) => list.change({ search: text }, { replace: true })}
              />
            ) : null}
            <EntryTable
              entries={entries.filter((entry) => matches(entry, search))}
              {...(editable
                ? {
                    actions: {
                      onRename: (entry: Entry) => setOpen({ what: 'edit', entry }),
                      onToggle: (entry: Entry) => void toggle(entry),
                      onMove:
                        search === ''
                          ? (entry: Entry, by: Move) => move(entries, entry, by)
                          : undefined,
                    },
                  }
                : {})}
            />
            {open?.what === 'edit' ? (
              <EntryDialog
                dictType={dictType}
                entry={open.entry}
                taken={entries.map(({ value }) => value)}
                onClose={close}
              />
            ) : null}
          </>
        )}
      </DataState>
      {open?.what === 'hide' ? (
        <HideDialog dictType={dictType} entry={open.entry} onClose={close} />
      ) : null}
    </>
  );
}

function matches({ value, en, zh }: Entry, search: string): boolean {
  return `${value} ${en} ${zh}`.toLowerCase().includes(search);
}

interface HideDialogProps {
  dictType: string;
  entry: Entry;
  onClose: () => void;
}

function HideDialog({ dictType, entry: { value, en, zh, uses }, onClose }: HideDialogProps) {
  const { t } = useLingui();
  const [set] = useOpsSetDictionaryEntryMutation();
  return (
    <ConfirmDialog
      open
      title={<Trans>Hide {en}?</Trans>}
      confirmLabel={<Trans context="button">Hide</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const done = await set({ dictType, value, en, zh, hidden: true });
        onClose();
        if (!done.error) notify(t`${en} is hidden.`);
      }}
    >
      {uses ? (
        <Typography sx={{ mb: 1 }}>
          <Plural value={uses} one="It has been chosen once." other="It has been chosen # times." />
        </Typography>
      ) : null}
      <Typography>
        <Trans>
          Forms and filters no longer offer it. Where it has already been chosen, it keeps its name.
        </Trans>
      </Typography>
    </ConfirmDialog>
  );
}
