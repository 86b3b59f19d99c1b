import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { RecordTable, type RecordColumn } from '../../records/record-table.tsx';
import type { Entry } from './entry.ts';
import { MoveButtons, type Move } from './move-buttons.tsx';

interface EntryTableProps {
  entries: readonly Entry[];
  /** Absent where the dictionary follows a standard. */
  actions?: {
    onRename: (entry: Entry) => void;
    onToggle: (entry: Entry) => void;
    /** Absent while only some of the entries are shown: there is no telling where one would go. */
    onMove?: ((entry: Entry, by: Move) => Promise<boolean>) | undefined;
  };
}

/** The entries of one dictionary in both languages, hidden ones too. */
export function EntryTable({ entries, actions }: EntryTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const facts: readonly [RecordColumn<Entry>, ...RecordColumn<Entry>[]] = [
    {
      key: 'en',
      label: <Trans>English</Trans>,
      renderCell: ({ en }) => <span lang="en">{en}</span>,
    },
    {
      key: 'zh',
      label: <Trans context="column">Chinese</Trans>,
      renderCell: ({ zh }) => <span lang="zh-CN">{zh}</span>,
    },
    {
      key: 'value',
      label: <Trans context="column">Value</Trans>,
      renderCell: ({ value }) => (
        <Box component="code" sx={{ color: 'text.secondary' }}>
          {value}
        </Box>
      ),
    },
  ];
  const columns: typeof facts = actions
    ? [
        ...facts,
        {
          key: 'uses',
          label: <Trans context="dictionary">Chosen</Trans>,
          align: 'right',
          renderCell: ({ uses }) => (uses === null ? null : formatNumber(uses, language)),
        },
        {
          key: 'marks',
          label: <Trans context="column">Status</Trans>,
          renderCell: (entry) => <Marks entry={entry} />,
        },
        {
          key: 'do',
          label: <Trans context="column">Actions</Trans>,
          renderCell: (entry) => (
            <Actions
              entry={entry}
              place={entries.indexOf(entry)}
              last={entries.length - 1}
              {...actions}
            />
          ),
        },
      ]
    : facts;
  return (
    <RecordTable
      label={t({ message: 'Entries', context: 'region' })}
      columns={columns}
      rows={entries}
      rowKey={({ value }) => value}
    />
  );
}

function Marks({ entry: { hidden, added, changed } }: { entry: Entry }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {hidden ? (
        <StatusChip tone="neutral">
          <Trans context="status">Hidden</Trans>
        </StatusChip>
      ) : (
        <StatusChip tone="success">
          <Trans context="status">Offered</Trans>
        </StatusChip>
      )}
      {added ? (
        <StatusChip tone="waiting">
          <Trans context="dictionary">Added</Trans>
        </StatusChip>
      ) : null}
      {changed && !added ? (
        <StatusChip tone="attention">
          <Trans context="dictionary">Changed</Trans>
        </StatusChip>
      ) : null}
    </Box>
  );
}

interface ActionsProps extends NonNullable<EntryTableProps['actions']> {
  entry: Entry;
  place: number;
  last: number;
}

function Actions({ entry, place, last, onRename, onToggle, onMove }: ActionsProps) {
  const { t } = useLingui();
  const { en } = entry;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Button size="small" aria-label={t`Rename ${en}`} onClick={() => onRename(entry)}>
        <Trans context="button">Rename</Trans>
      </Button>
      <Button
        size="small"
        aria-label={entry.hidden ? t`Show ${en} again` : t`Hide ${en}`}
        onClick={() => onToggle(entry)}
      >
        {entry.hidden ? (
          <Trans context="button">Show again</Trans>
        ) : (
          <Trans context="button">Hide</Trans>
        )}
      </Button>
      {onMove ? (
        <MoveButtons name={en} place={place} last={last} onMove={(by: Move) => onMove(entry, by)} />
      ) : null}
    </Box>
  );
}
