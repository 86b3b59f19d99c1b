import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsAssignWorkMutation, useOpsGetStaffUserQuery } from '@tolk/api-client';
import type { WorkCase } from '@tolk/contract';
import { Box, Button, Paper } from '@tolk/design-system';
import { Until } from '@tolk/design-system/pieces';
import type { BarAction } from '@tolk/design-system/portal';
import { useState } from 'react';
import { useOfferedKeys } from '../keys/decision-keys.ts';
import { Keys, type DeskKey } from '../keys/keys.tsx';
import { DeskBar, useDeskActs } from '../records/desk-bar.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { GoesOnSwitch } from './goes-on-switch.tsx';
import { PaceChip } from './pace-chip.tsx';
import { useNextCase } from './use-next-case.ts';
import { useSearchKey } from './use-search-key.ts';
import { useWorkCase, type CaseRecord } from './use-work-case.ts';

interface CaseBarProps {
  record: CaseRecord;
}

/** Whose a record is, by when it should be done, who is looking, and the way to the next one. */
export function CaseBar({ record }: CaseBarProps) {
  const { t } = useLingui();
  const work = useWorkCase(record);
  const [isGiving, setGiving] = useState(false);
  const { isOvertaken, act } = useDeskActs();
  const next = useNextCase(record.subjectId);
  const decisions = useOfferedKeys();
  const search = useSearchKey();
  const actions = useCaseActions(record, work, { act, onGive: () => setGiving(true) });
  const single: DeskKey[] = [
    ...actions.map(({ shortcut, label, onChoose }) => ({ key: shortcut, label, run: onChoose })),
    { key: 'n', label: t({ message: 'Next case', context: 'key' }), run: next },
    ...decisions,
    search,
  ];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t({ message: 'Work on this case', context: 'region' })}
      // The buttons' own distance to what follows is that of the paper.
      sx={{ p: 2, mb: 3, minHeight: 94, '& > div:last-child': { mb: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5, alignItems: 'center' }}>
        {work ? <Standing work={work} /> : null}
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1.5, order: { xs: 1, md: 0 } }}>
          <Keys keys={single} />
          <Button onClick={next}>
            <Trans context="button">Next case</Trans>
          </Button>
        </Box>
      </Box>
      <GoesOnSwitch />
      <DeskBar actions={actions} isOvertaken={isOvertaken}>
        {isGiving && work ? (
          <AssignDialog
            record={record}
            seenAssigneeId={work.assigneeId}
            onClose={() => setGiving(false)}
          />
        ) : null}
      </DeskBar>
    </Paper>
  );
}

/** On phones after the way to the next case, which stands beside whose this one is. */
const below = { order: { xs: 2, md: 0 } };

function Standing({ work }: { work: WorkCase }) {
  const { i18n } = useLingui();
  const { waiting, assigneeName, viewers } = work;
  const names = new Intl.ListFormat(i18n.locale).format(viewers.map(({ name }) => name));
  return (
    <>
      {assigneeName === null ? null : (
        <span>
          <Trans>Assigned to {assigneeName}</Trans>
        </span>
      )}
      {assigneeName === null && waiting ? (
        <span>
          <Trans>Assigned to no one yet</Trans>
        </span>
      ) : null}
      {waiting ? (
        <Box component="span" sx={below}>
          <PaceChip pace={waiting.pace} />{' '}
          <Trans>
            Target: <Until iso={waiting.targetTime} />
          </Trans>
        </Box>
      ) : null}
      <Box component="span" role="status" sx={{ ...below, color: 'text.secondary' }}>
        {names === '' ? null : <Trans>Also viewing: {names}</Trans>}
      </Box>
    </>
  );
}

/** An act on a case, with its key. */
interface CaseAction extends BarAction {
  label: string;
  shortcut: string;
}

interface Reactions extends Pick<ReturnType<typeof useDeskActs>, 'act'> {
  onGive: () => void;
}

/** Taking on, handing over and returning; nothing where the record waits for nobody. */
function useCaseActions(
  record: CaseRecord,
  work: WorkCase | undefined,
  { act, onGive }: Reactions,
): readonly CaseAction[] {
  const { t } = useLingui();
  const { data: user } = useOpsGetStaffUserQuery({});
  const [assign] = useOpsAssignWorkMutation();
  if (work === undefined || work.waiting === null || user === undefined) return [];
  const { assigneeId: seenAssigneeId } = work;
  const hand = (staffId: string | null) =>
    act(() => assign({ ...record, staffId, seenAssigneeId }));
  const take: CaseAction = {
    key: 'take',
    shortcut: 't',
    label: t({ message: 'Take it', context: 'button' }),
    enabled: true,
    onChoose: hand(user.staffId),
  };
  const give: CaseAction = {
    key: 'assign',
    shortcut: 'g',
    label: t({ message: 'Assign to…', context: 'button' }),
    enabled: true,
    onChoose: onGive,
  };
  const putBack: CaseAction = {
    key: 'putBack',
    shortcut: 'b',
    label: t({ message: 'Return to the queue', context: 'button' }),
    enabled: true,
    onChoose: hand(null),
  };
  return [
    ...(seenAssigneeId === user.staffId ? [] : [take]),
    give,
    ...(seenAssigneeId === null ? [] : [putBack]),
  ];
}
