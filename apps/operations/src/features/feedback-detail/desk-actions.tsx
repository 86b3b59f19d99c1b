import { useLingui } from '@lingui/react/macro';
import { useOpsReopenFeedbackMutation, useOpsSeparateFeedbackMutation } from '@tolk/api-client';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { useState } from 'react';
import { useDecisionKeys } from '../../keys/decision-keys.ts';
import {
  allowedButtons,
  DeskBar,
  useDeskActs,
  type OfferedAction,
} from '../../records/desk-bar.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

type DialogName = 'answer' | 'merge';
const dialogs = { answer: AnswerDialog, merge: MergeDialog };

/** What may be done about a report now. */
export function DeskActions({ report }: { report: StaffFeedbackDetail }) {
  const [open, setOpen] = useState<DialogName>();
  const { isOvertaken, act } = useDeskActs();
  const Dialog = open && dialogs[open];
  const actions = useButtons(report, { act, onOpen: setOpen });
  useDecisionKeys(actions);
  return (
    <DeskBar actions={actions} isOvertaken={isOvertaken}>
      {Dialog ? <Dialog report={report} onClose={() => setOpen(undefined)} /> : null}
    </DeskBar>
  );
}

interface Reactions extends Pick<ReturnType<typeof useDeskActs>, 'act'> {
  onOpen: (dialog: DialogName) => void;
}

function useButtons(report: StaffFeedbackDetail, { act, onOpen }: Reactions) {
  const { t } = useLingui();
  const [reopen] = useOpsReopenFeedbackMutation();
  const [separate] = useOpsSeparateFeedbackMutation();
  const { feedbackId, version, mainFeedbackId } = report;
  const target = { feedbackId, version };
  const offered: OfferedAction<StaffFeedbackDetail['allowedActions'][number]['action']>[] = [
    {
      key: 'answer',
      action: 'answer',
      shortcut: 'a',
      label: t({ message: 'Answer…', context: 'button' }),
      rank: 'main',
      onChoose: () => onOpen('answer'),
    },
    {
      key: 'merge',
      action: 'merge',
      shortcut: 'm',
      label: t({ message: 'Merge…', context: 'button' }),
      rank: 'other',
      onChoose: () => onOpen('merge'),
    },
    {
      key: 'separate',
      action: 'separate',
      shortcut: 's',
      label: t({ message: 'Separate again', context: 'button' }),
      rank: 'other',
      onChoose: act(() => separate(target)),
    },
    {
      key: 'reopen',
      action: 'reopen',
      shortcut: 'o',
      label: t({ message: 'Reopen', context: 'feedback' }),
      rank: 'other',
      onChoose: act(() => reopen(target)),
    },
  ];

  // Of a duplicate there is nothing to do but to separate it.
  const merged = mainFeedbackId !== null;
  const fitting = offered.map((one) => ({
    ...one,
    fits: (one.action === 'separate') === merged,
  }));
  return allowedButtons(fitting, report.allowedActions);
}
