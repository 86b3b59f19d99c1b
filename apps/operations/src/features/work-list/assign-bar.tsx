import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsAssignWorkAtOnceMutation,
  useOpsGetStaffUserQuery,
  useOpsGetWorkColleaguesQuery,
} from '@tolk/api-client';
import type { WorkRow } from '@tolk/contract';
import { Box, Button, notify } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { useId, useState } from 'react';
import { ColleagueDialog } from '../../colleagues/colleague-dialog.tsx';
import { ChoiceBar } from '../../records/choice-bar.tsx';

interface AssignBarProps {
  /** The rows of this page, and those of them that are chosen. */
  rows: readonly WorkRow[];
  chosen: readonly WorkRow[];
  onChoose: (rows: readonly WorkRow[]) => void;
}

/** Taking several cases on at once, giving them to a colleague with a note, or back to the queue. */
export function AssignBar({ rows, chosen, onChoose }: AssignBarProps) {
  const { t } = useLingui();
  const { data: user } = useOpsGetStaffUserQuery({});
  const [assign] = useOpsAssignWorkAtOnceMutation();
  const [isGiving, setGiving] = useState(false);
  const reasonId = useId();
  const [first] = chosen;
  // Who works on the one need not work on the other.
  const isMixed = chosen.some(({ subject }) => subject !== first?.subject);
  const give = async (staffId: string | null, note = '') => {
    // What nobody has stands in the queue already.
    const cases = chosen
      .filter(({ assigneeId }) => staffId !== null || assigneeId !== null)
      .map(({ subject, subjectId, assigneeId }) => ({
        subject,
        subjectId,
        seenAssigneeId: assigneeId,
      }));
    const { assigned, skipped } = await inForm(assign({ cases, staffId, note }));
    onChoose([]);
    notify(
      skipped === 0
        ? t`Cases updated: ${assigned}.`
        : t`Cases updated: ${assigned}. Left alone, since a colleague was faster: ${skipped}.`,
    );
  };
  return (
    <ChoiceBar
      count={chosen.length}
      canChooseMore={chosen.length < Math.min(rows.length, limits.work.atOnce)}
      onChooseAll={() => onChoose(rows.slice(0, limits.work.atOnce))}
      onClear={() => onChoose([])}
      sum={
        isMixed ? (
          <Box id={reasonId} sx={{ typography: 'caption', color: 'text.secondary' }}>
            <Trans>Select cases of the same kind to assign them together.</Trans>
          </Box>
        ) : null
      }
    >
      <Button
        variant="outlined"
        disabled={first === undefined || user === undefined}
        onClick={() => void give(user?.staffId ?? '').catch(() => undefined)}
      >
        <Trans context="button">Take</Trans>
      </Button>
      <Button
        variant="outlined"
        disabled={first === undefined || isMixed}
        aria-describedby={isMixed ? reasonId : undefined}
        onClick={() => setGiving(true)}
      >
        <Trans context="button">Assign to…</Trans>
      </Button>
      <Button
        variant="outlined"
        disabled={!chosen.some(({ assigneeId }) => assigneeId !== null)}
        onClick={() => void give(null).catch(() => undefined)}
      >
        <Trans context="button">Return to the queue</Trans>
      </Button>
      {isGiving && first ? (
        <GiveDialog row={first} onGive={give} onClose={() => setGiving(false)} />
      ) : null}
    </ChoiceBar>
  );
}

interface GiveDialogProps {
  row: WorkRow;
  onGive: (staffId: string, note: string) => Promise<void>;
  onClose: () => void;
}

function GiveDialog({ row: { subject }, onGive, onClose }: GiveDialogProps) {
  const { data: colleagues = [] } = useOpsGetWorkColleaguesQuery({ subject });
  return (
    <ColleagueDialog
      title={<Trans>Assign the cases</Trans>}
      submitLabel={<Trans context="button">Assign</Trans>}
      colleagues={colleagues}
      holderId={null}
      onGive={onGive}
      noteMax={limits.work.note}
      onClose={onClose}
    />
  );
}
