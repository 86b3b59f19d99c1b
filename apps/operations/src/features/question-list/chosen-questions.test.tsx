import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Question } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ChosenQuestions } from './chosen-questions.tsx';

const path = '/opsinterface/retireQuestion';

const question = (questionId: string, retired = false): Question => ({
  questionId,
  sourceLanguage: 'de',
  targetLanguage: 'en',
  prompt: `Question ${questionId}`,
  passage: '',
  options: ['A', 'B', 'C', 'D'],
  answer: 0,
  skill: 'terminology',
  retired,
  asked: 0,
  correctShare: null,
  chosen: [0, 0, 0, 0],
  discrimination: null,
  createTime: '2026-11-23T09:00:00.000Z',
});
const questions = [question('1'), question('2'), question('3', true)];

describe('chosen questions', () => {
  it('are retired together, and only those in use', async () => {
    const asked = answerCalls({ [path]: [] });
    renderScreen(<ChosenQuestions questions={questions} />);
    expect(screen.getByRole('status')).toHaveTextContent('None selected');
    expect(screen.queryByRole('button', { name: 'Retire' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Select all on this page' }));
    expect(screen.getByRole('button', { name: 'Take back into use' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retire' }));
    const dialog = await screen.findByRole('dialog', { name: 'Retire 2 questions?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retire' }));
    expect(await screen.findByText('2 questions are retired.')).toBeVisible();
    expect(asked).toEqual([{ path, body: { questionIds: ['1', '2'], retired: true } }]);
    expect(screen.getByText('None selected')).toBeVisible();
  });

  it('that a filter takes off the page are not acted on', async () => {
    const { rerender } = renderScreen(<ChosenQuestions questions={questions} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Question 1' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    rerender(<ChosenQuestions questions={[question('2')]} />);
    expect(screen.getByText('None selected')).toBeVisible();
  });
});
