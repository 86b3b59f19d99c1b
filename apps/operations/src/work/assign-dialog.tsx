import { Trans } from '@lingui/react/macro';
import { inForm, useOpsAssignWorkMutation, useOpsGetWorkColleaguesQuery } from '@tolk/api-client';
import { limits } from '@tolk/domain';
import { ColleagueDialog } from '../colleagues/colleague-dialog.tsx';
import type { CaseRecord } from './use-work-case.ts';

interface AssignDialogProps {
  record: CaseRecord;
  /** Whose it is on this screen. */
  seenAssigneeId: string | null;
  onClose: () => void;
}

/** Handing a case over to a colleague who works on such cases, with a note. */
export function AssignDialog({ record, seenAssigneeId, onClose }: AssignDialogProps) {
  const { data: colleagues = [] } = useOpsGetWorkColleaguesQuery({ subject: record.subject });
  const [assign] = useOpsAssignWorkMutation();
  return (
    <ColleagueDialog
      title={<Trans>Assign the case</Trans>}
      submitLabel={<Trans context="button">Assign</Trans>}
      colleagues={colleagues}
      holderId={seenAssigneeId}
      noteMax={limits.work.note}
      onGive={(staffId, note) => inForm(assign({ ...record, staffId, seenAssigneeId, note }))}
      onClose={onClose}
    />
  );
}
