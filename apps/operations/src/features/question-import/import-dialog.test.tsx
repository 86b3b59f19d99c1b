import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ImportDialog } from './import-dialog.tsx';

const readPath = '/opsinterface/readQuestions';
const importPath = '/opsinterface/importQuestions';
const question = {
  line: 2,
  sourceLanguage: 'de',
  targetLanguage: 'en',
  skill: 'terminology',
  prompt: 'Which is right?',
  passage: 'Handlich.',
  options: ['Handy.', 'Manual.', 'Handmade.', 'Underhand.'],
  answer: 1,
};

async function choose(content: string | File): Promise<void> {
  const file =
    content instanceof File ? content : new File([content], 'questions.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('File with questions'), file);
}

function open(): void {
  renderScreen(<ImportDialog onClose={() => undefined} />);
}

describe('importing questions', () => {
  it('says what the file holds, shows what it would add, and adds it', async () => {
    const asked = answerCalls({
      [readPath]: {
        questions: [question],
        repeated: [
          {
            line: 3,
            prompt: 'Which is wrong?',
            questionId: 'q1',
            retired: true,
            otherAnswer: false,
          },
          {
            line: 4,
            prompt: 'Which is left?',
            questionId: 'q2',
            retired: false,
            otherAnswer: true,
          },
        ],
        faults: [],
      },
      [importPath]: { added: 1, repeated: 1 },
    });
    open();
    const columns = screen.getByRole('table', { name: 'Columns of the file' });
    expect(within(columns).getByText('Right option')).toBeVisible();
    await choose('the file');

    const fresh = await screen.findByRole('table', { name: 'Questions to add' });
    expect(within(fresh).getByText('Manual.').closest('li')).toHaveTextContent(
      'B. Manual.Right one',
    );
    const known = screen.getByRole('table', { name: 'Already in the bank' });
    expect(within(known).getByRole('link', { name: 'Which is wrong?' })).toBeVisible();
    expect(within(known).getByText('Retired').closest('tr')).toHaveTextContent('Which is wrong?');
    expect(within(known).getByText('Other right option').closest('tr')).toHaveTextContent(
      'Which is left?',
    );
    expect(
      screen.getByText(/Where the right option differs, the bank’s own stays\./),
    ).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Add 1 question' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      '1 question is in the bank now. 1 was there already.',
    );
    expect(asked).toEqual([
      { path: readPath, body: { text: 'the file' } },
      { path: importPath, body: { text: 'the file' } },
    ]);
  });

  it('adds nothing while a line is faulty', async () => {
    answerCalls({
      [readPath]: {
        questions: [question],
        repeated: [],
        faults: [{ line: 3, reason: 'Option D: Fill in this field.' }],
      },
    });
    open();
    await choose('the file');
    const faults = await screen.findByRole('table', { name: 'Lines to correct' });
    expect(within(faults).getByText('Option D: Fill in this field.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 1 question' })).toBeDisabled();
  });

  it('takes no empty file', async () => {
    const asked = answerCalls({});
    open();
    await choose('  ');
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is empty.');
    expect(asked).toEqual([]);
  });

  it('looks at the size of a file before it reads it', async () => {
    const asked = answerCalls({});
    open();
    const film = new File(['x'], 'film.csv', { type: 'text/csv' });
    let read = false;
    Object.defineProperties(film, {
      size: { value: 4_000_000_000 },
      arrayBuffer: {
        value: () => {
          read = true;
          return Promise.resolve(new ArrayBuffer(1));
        },
      },
    });
    await choose(film);
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is too large. Split it.');
    expect(read).toBe(false);
    expect(asked).toEqual([]);
  });

  it('says so when a file is not there any more', async () => {
    answerCalls({});
    open();
    const moved = new File(['x'], 'moved.csv', { type: 'text/csv' });
    const gone = () => Promise.reject(new DOMException('', 'NotFoundError'));
    Object.defineProperty(moved, 'arrayBuffer', { value: gone });
    await choose(moved);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file couldn’t be read. Choose it again.',
    );
  });
});
