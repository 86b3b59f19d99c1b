import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { AnswerDialog } from './answer-dialog.tsx';

const call = '/opsinterface/answerFeedback';

const report: StaffFeedbackDetail = {
  feedbackId: 'f1',
  version: 3,
  feedbackType: 'fault',
  feedbackStatus: 'inProgress',
  createTime: '2026-11-20T09:00:00Z',
  answerTime: null,
  merged: false,
  instructions: 'The page is empty.',
  personId: 'p1',
  personName: 'Ingrid',
  identity: 'client',
  language: 'en',
  assigneeId: null,
  assigneeName: null,
  attachments: [],
  results: null,
  answerLanguages: ['en'],
  mainFeedbackId: null,
  duplicates: [],
  timeline: [],
  allowedActions: [],
};

const duplicate = {
  feedbackId: 'f2',
  personName: '林悦',
  instructions: '页面空白。',
  createTime: '2026-11-20T10:00:00Z',
};

function open(changes: Partial<StaffFeedbackDetail> = {}) {
  const asked = answerCalls({ [call]: report });
  renderScreen(<AnswerDialog report={{ ...report, ...changes }} onClose={() => undefined} />);
  return asked;
}

it('an answer is asked for in the language of the report, and sent for what was looked at', async () => {
  const asked = open();
  expect(screen.queryByLabelText(/Answer in Chinese/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/Answer in English/), ' Mended today. ');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: call,
      body: { feedbackId: 'f1', version: 3, answerEn: 'Mended today.', answerZh: '' },
    }),
  );
});

it('a duplicate in another language needs the answer in that one too', async () => {
  const asked = open({ answerLanguages: ['en', 'zh-CN'], duplicates: [duplicate] });
  expect(screen.getByText('The author of 1 duplicate gets the same answer.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Answer in English/), 'Mended today.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(screen.getByLabelText(/Answer in Chinese/)).toBeInvalid());
  expect(asked).toEqual([]);
});

it('the answer that was given before stands there to be changed', () => {
  open({ feedbackId: 'f3', results: { en: 'Mended.', zh: null, by: 'Ellen' } });
  expect(screen.getByLabelText(/Answer in English/)).toHaveValue('Mended.');
});
