import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@tolk/screen-testing';
import { QuestionCard } from './question-card.tsx';

const languages = { source: 'en', target: 'zh-CN' };

it('prompt and answers are read aloud in the target language, the passage in the source language', () => {
  renderScreen(
    <QuestionCard
      question={{
        prompt: '下列译文哪一项最准确？',
        passage: 'Time flies.',
        options: ['光阴似箭', '时间苍蝇'],
      }}
      languages={languages}
      position="Question 3 of 20"
      chosen={1}
      onChoose={() => undefined}
    />,
  );
  expect(screen.getByText('下列译文哪一项最准确？')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('Time flies.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('光阴似箭')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('Question 3 of 20')).toBeVisible();
  expect(screen.getByRole('radio', { name: '时间苍蝇' })).toBeChecked();
});

it('an answer is chosen by its position', async () => {
  const chosen: number[] = [];
  renderScreen(
    <QuestionCard
      question={{ prompt: 'Which?', passage: null, options: ['one', 'two', 'three', 'four'] }}
      languages={languages}
      chosen={undefined}
      onChoose={(option) => chosen.push(option)}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'three' }));
  expect(chosen).toEqual([2]);
});

it('what is not written yet has its place, in the language of the person who writes', () => {
  renderScreen(
    <QuestionCard
      question={{ prompt: '', passage: '', options: ['', '', '', ''] }}
      languages={{ source: undefined, target: undefined }}
      chosen={undefined}
      onChoose={() => undefined}
    />,
  );
  expect(screen.getByText('The question appears here.')).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'A',
    'B',
    'C',
    'D',
  ]);
});
