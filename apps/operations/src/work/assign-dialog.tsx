import { Trans } from '@lingui/react/macro';
import { inForm, useOpsAssignWorkMutation, useOpsGetWorkColleaguesQuery } from '@tolk/api-client';
import type { WorkCase } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { ColleagueDialog } from '../colleagues/colleague-dialog.tsx';

interface AssignDialogProps {
  work: WorkCase;
  onClose: () => void;
}

/** Handing a case over to a colleague who works on such cases, with a note. */
export function AssignDialog({ work, onClose }: AssignDialogProps) {
  const { subject, subjectId, assigneeId: seenAssigneeId } = work;
  const { data: colleagues = [] } = useOpsGetWorkColleaguesQuery({ subject });
  const [assign] = useOpsAssignWorkMutation();
  return (
    <ColleagueDialog
      title={<Trans>Assign the case</Trans>}
      submitLabel={<Trans context="button">Assign</Trans>}
      colleagues={colleagues}
      holderId={seenAssigneeId}
      noteMax={limits.work.note}
      onGive={(staffId, note) =>
        inForm(assign({ subject, subjectId, staffId, seenAssigneeId, note }))
      }
      onClose={onClose}
    />
  );
}
