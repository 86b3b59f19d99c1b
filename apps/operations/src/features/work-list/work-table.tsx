import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WorkRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { Relative, Until } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { ChoiceCell } from '../../records/choice-cell.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import type { Chosen } from '../../records/use-chosen.ts';
import { PaceChip } from '../../work/pace-chip.tsx';
import { workKindLabel } from '../../work/queue-screens.ts';
import { recordKinds } from '../../work/record-screens.ts';

/** Marks the links that the keys j and k go through. */
export const caseLink = 'data-case-link';

/** Names a case among those of all queues. */
export function keyOf({ subject, subjectId }: Pick<WorkRow, 'subject' | 'subjectId'>): string {
  return `${subject}/${subjectId}`;
}

interface WorkTableProps {
  rows: readonly WorkRow[];
  chosen: Chosen<WorkRow>;
  /** Opens what colleagues wrote about a case. */
  onNotes: (row: WorkRow) => void;
}

/** Cases with since when they wait, by when they should be done, and whose they are. */
export function WorkTable({ rows, chosen, onNotes }: WorkTableProps) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Cases', context: 'region' })}
      rows={rows}
      rowKey={keyOf}
      columns={[
        {
          key: 'case',
          label: <Trans context="column">Case</Trans>,
          renderCell: (row) => (
            <ChoiceCell row={row} chosen={chosen} name={row.about || row.subjectId}>
              <Case row={row} />
            </ChoiceCell>
          ),
        },
        {
          key: 'queue',
          label: <Trans context="column">Queue</Trans>,
          renderCell: ({ kind }) => i18n._(workKindLabel(kind)),
        },
        {
          key: 'target',
          label: <Trans context="column">Target</Trans>,
          renderCell: ({ pace, targetTime }) => (
            <>
              <PaceChip pace={pace} />
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <Until iso={targetTime} />
              </Box>
            </>
          ),
        },
        {
          key: 'since',
          label: <Trans context="column">Waiting since</Trans>,
          renderCell: ({ sinceTime }) => <Relative iso={sinceTime} />,
        },
        {
          key: 'assignee',
          label: <Trans context="column">Assigned to</Trans>,
          renderCell: ({ assigneeName }) =>
            assigneeName ?? <Trans context="assignee">No one yet</Trans>,
        },
        {
          key: 'notes',
          label: <Trans context="column">Notes</Trans>,
          renderCell: (row) => (
            <TextLink component="button" type="button" onClick={() => onNotes(row)}>
              <Plural value={row.notes} _0="Add one" one="# note" other="# notes" />
            </TextLink>
          ),
        },
      ]}
    />
  );
}

function Case({ row }: { row: WorkRow }) {
  const { t, i18n } = useLingui();
  const { subject, subjectId, about, number, viewers } = row;
  const kind = recordKinds[subject];
  const word = i18n._(kind.label);
  // Whoever writes without an account has no name.
  const name =
    about === '' && subject === 'serviceConversation'
      ? t({ message: 'Visitor', context: 'customer' })
      : about;
  const names = new Intl.ListFormat(i18n.locale).format(viewers);
  return (
    <div>
      <TextLink component={RouteLink} {...kind.at(subjectId)} {...{ [caseLink]: '' }}>
        {name === '' ? word : name}
      </TextLink>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {[name === '' ? '' : word, number ?? ''].filter((part) => part !== '').join(' · ')}
        {names === '' ? null : (
          <div>
            <Trans>Also viewing: {names}</Trans>
          </div>
        )}
      </Box>
    </div>
  );
}
