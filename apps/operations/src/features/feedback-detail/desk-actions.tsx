import { Trans, useLingui } from '@lingui/react/macro';
import {
  isCallError,
  useOpsAssignFeedbackMutation,
  useOpsGetStaffUserQuery,
  useOpsPutBackFeedbackMutation,
  useOpsReopenFeedbackMutation,
  useOpsSeparateFeedbackMutation,
} from '@tolk/api-client';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert, Box } from '@tolk/design-system';
import { ActionBar, type BarAction } from '@tolk/design-system/portal';
import { useState } from 'react';
import { AnswerDialog } from './answer-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

type DialogName = 'answer' | 'assign' | 'merge';
const dialogs = { answer: AnswerDialog, assign: AssignDialog, merge: MergeDialog };

/** What may be done about a report now; what a colleague did first is said. */
export function DeskActions({ report }: { report: StaffFeedbackDetail }) {
  const [open, setOpen] = useState<DialogName>();
  const [overtaken, setOvertaken] = useState(false);
  const actions = useDeskActions(report, { onOpen: setOpen, onOvertaken: setOvertaken });
  const Dialog = open && dialogs[open];
  return (
    <Box sx={{ mb: 3 }}>
      {overtaken ? (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          <Trans>Someone else has already dealt with this. Your change was not saved.</Trans>
        </Alert>
      ) : null}
      <ActionBar actions={actions} />
      {Dialog ? <Dialog report={report} onClose={() => setOpen(undefined)} /> : null}
    </Box>
  );
}

interface Reactions {
  onOpen: (dialog: DialogName) => void;
  onOvertaken: (overtaken: boolean) => void;
}

function useDeskActions(
  report: StaffFeedbackDetail,
  { onOpen, onOvertaken }: Reactions,
): BarAction[] {
  const { t } = useLingui();
  const { data: user } = useOpsGetStaffUserQuery({});
  const [assign] = useOpsAssignFeedbackMutation();
  const [putBack] = useOpsPutBackFeedbackMutation();
  const [reopen] = useOpsReopenFeedbackMutation();
  const [separate] = useOpsSeparateFeedbackMutation();
  const { feedbackId, version, assigneeId, mainFeedbackId } = report;
  const target = { feedbackId, version };

  const act = (carryOut: () => { unwrap: () => Promise<unknown> }) => () => {
    onOvertaken(false);
    carryOut()
      .unwrap()
      .catch((error: unknown) => {
        if (isCallError(error) && error.code === errorCodes.conflict) onOvertaken(true);
      });
  };

  const offered: readonly (Pick<BarAction, 'key' | 'label' | 'rank' | 'onChoose'> & {
    action: StaffFeedbackDetail['allowedActions'][number]['action'];
    /** Left out where it would say nothing. */
    fits?: boolean;
  })[] = [
    {
      key: 'answer',
      action: 'answer',
      label: t({ message: 'Answer…', context: 'button' }),
      rank: 'main',
      onChoose: () => onOpen('answer'),
    },
    {
      key: 'take',
      action: 'assign',
      label: t({ message: 'Take it', context: 'button' }),
      rank: 'other',
      fits: mainFeedbackId === null && user !== undefined && assigneeId !== user.staffId,
      onChoose: act(() => assign({ ...target, staffId: user?.staffId ?? '' })),
    },
    {
      key: 'assign',
      action: 'assign',
      label: t({ message: 'Assign to…', context: 'button' }),
      rank: 'other',
      onChoose: () => onOpen('assign'),
    },
    {
      key: 'merge',
      action: 'merge',
      label: t({ message: 'Merge…', context: 'button' }),
      rank: 'other',
      onChoose: () => onOpen('merge'),
    },
    {
      key: 'separate',
      action: 'separate',
      label: t({ message: 'Separate again', context: 'button' }),
      rank: 'other',
      onChoose: act(() => separate(target)),
    },
    {
      key: 'putBack',
      action: 'putBack',
      label: t({ message: 'Return to the queue', context: 'button' }),
      rank: 'other',
      onChoose: act(() => putBack(target)),
    },
    {
      key: 'reopen',
      action: 'reopen',
      label: t({ message: 'Reopen', context: 'feedback' }),
      rank: 'other',
      onChoose: act(() => reopen(target)),
    },
  ];

  // Of a duplicate there is nothing to do but to separate it.
  const merged = mainFeedbackId !== null;
  return offered.flatMap(({ action, fits = (action === 'separate') === merged, ...button }) => {
    const state = report.allowedActions.find((one) => one.action === action);
    return state && fits
      ? [
          {
            ...button,
            enabled: state.enabled,
            reason: state.reason,
            availableAt: state.availableAt,
          },
        ]
      : [];
  });
}
