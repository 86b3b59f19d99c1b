import { Trans } from '@lingui/react/macro';
import {
  inForm,
  useOpsAssignFeedbackMutation,
  useOpsGetFeedbackColleaguesQuery,
} from '@tolk/api-client';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { ColleagueDialog } from '../../colleagues/colleague-dialog.tsx';

interface AssignDialogProps {
  report: StaffFeedbackDetail;
  onClose: () => void;
}

/** Giving a report to a colleague of the desk. */
export function AssignDialog({ report, onClose }: AssignDialogProps) {
  const { data: colleagues = [] } = useOpsGetFeedbackColleaguesQuery({});
  const [assign] = useOpsAssignFeedbackMutation();
  const { feedbackId, version, assigneeId } = report;
  return (
    <ColleagueDialog
      title={<Trans>Assign the feedback</Trans>}
      submitLabel={<Trans context="button">Assign</Trans>}
      colleagues={colleagues}
      holderId={assigneeId}
      onGive={(staffId) => inForm(assign({ feedbackId, version, staffId }))}
      onClose={onClose}
    />
  );
}
