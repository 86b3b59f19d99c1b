import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TestMarking } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { MarkingView } from './marking-view.tsx';

const asked: TestMarking = {
  testMarkingId: '6f4b1f5e-3d0a-4c58-9f5e-0a4b8c1d2e3f',
  number: 'PM20261126-000012',
  sourceLanguage: 'de',
  targetLanguage: 'sv',
  status: 'asked',
  fee: 50_00,
  currency: 'CNY',
  askTime: '2026-11-26T08:00:00.000Z',
  dueTime: '2026-11-29T08:00:00.000Z',
  text: { title: 'Warranty', text: 'Die Gewährleistung erlischt.', instructions: '' },
  translation: 'Garantin upphör att gälla.',
  marks: null,
  points: null,
  remark: '',
  closeTime: null,
  allowedActions: [],
};
const { testMarkingId } = asked;

it('what is to be marked stands beside its text, and the sheet goes out as it was filled in, once that is confirmed', async () => {
  const calls = answerCalls({
    '/supinterface/getTestMarking': asked,
    '/supinterface/addTestMarks': { ...asked, status: 'marked' },
  });
  renderScreen(<MarkingView testMarkingId={testMarkingId} />);
  expect(await screen.findByText('Garantin upphör att gälla.')).toHaveAttribute('lang', 'sv');
  expect(screen.getByText('Die Gewährleistung erlischt.')).toHaveAttribute('lang', 'de');
  const user = userEvent.setup();
  for (const [label, points] of [
    ['Accuracy, 0 to 40', '36'],
    ['Terminology, 0 to 20', '18'],
    ['Language, 0 to 25', '20'],
    ['Instructions, 0 to 15', '15'],
  ] as const) {
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), points);
  }
  expect(screen.getByText('89 of 100 points, 70 to pass')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Remarks/ }), 'Sound.');
  const send = () => user.click(screen.getByRole('button', { name: 'Send the marks' }));
  const answer = async (name: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Send these marks?' });
    await user.click(within(dialog).getByRole('button', { name }));
  };
  const sent = () => calls.filter(({ path }) => path === '/supinterface/addTestMarks');
  await send();
  await answer('Go on marking');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
  expect(screen.getByRole('textbox', { name: /^Remarks/ })).toHaveValue('Sound.');
  await send();
  await answer('Send the marks');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    testMarkingId,
    marks: { accuracy: 36, terminology: 18, language: 20, instructions: 15 },
    remark: 'Sound.',
  });
});

it.each([
  ['marked', 'has been added to your earnings.'],
  ['declined', 'You declined it; somebody else is asked.'],
  ['expired', 'The time for it is over; somebody else is asked.'],
  ['dropped', 'It does not have to be marked any more.'],
] as const)('one that is %s says so, and can’t be marked', async (status, words) => {
  const over = { ...asked, status, text: null, translation: '' };
  answerCalls({ '/supinterface/getTestMarking': over });
  renderScreen(<MarkingView testMarkingId={testMarkingId} />);
  // What was said after a press, in a test before, may still stand there.
  const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContainEqual(expect.stringContaining(words)));
  expect(screen.queryByRole('button', { name: 'Send the marks' })).toBeNull();
});
