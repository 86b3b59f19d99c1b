import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { useHumanCheck, HumanCheckCancelledError } from './use-human-check.tsx';
import type { HumanCheckSource } from './human-check-source.ts';

const puzzle = {
  puzzleId: 'first',
  background: 'data:image/png;base64,',
  piece: 'data:image/png;base64,',
  width: 320,
  height: 160,
  pieceSize: 48,
  pieceTop: 40,
  lifetimeMs: 120_000,
};

type Answer = Parameters<HumanCheckSource['answerPuzzle']>[0];

const wantsHumanCheck = new Error('verify first');

/** Pages, calls and answers as one test needs them. */
function page({
  order = 'first',
  silent = false,
  ...own
}: Partial<HumanCheckSource> & { order?: 'first' | 'whenAsked'; silent?: boolean } = {}) {
  const sent: (string | undefined)[] = [];
  const outcomes: unknown[] = [];
  const source: HumanCheckSource = {
    fetchPuzzle: () => Promise.resolve(puzzle),
    answerPuzzle: () => Promise.resolve({ verification: 'by hand' }),
    prove: () => Promise.resolve({ verification: 'by work' }),
    ...own,
  };
  const send = (verification?: string) => {
    sent.push(verification);
    return verification ? Promise.resolve('sent') : Promise.reject(wantsHumanCheck);
  };

  function Page() {
    const { run, dialog } = useHumanCheck({
      loadSource: () => Promise.resolve(source),
      isAskedFor: (error) => error === wantsHumanCheck,
      isSilent: () => silent,
    });
    const press = () =>
      run(send, order).then(
        (answer) => outcomes.push(answer),
        (error: unknown) => outcomes.push(error),
      );
    return (
      <>
        <button onClick={() => void press()}>Send</button>
        {dialog}
      </>
    );
  }
  renderPage(<Page />);
  return { sent, outcomes };
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen.findByRole('dialog', { name: 'Confirm that you are a person' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const slider = () => screen.findByRole('slider', { name: 'Move the piece into the gap' });

it('the piece dragged into the gap lets the call go out', async () => {
  const answers: Answer[] = [];
  const { sent, outcomes } = page({
    answerPuzzle: (answer) => {
      answers.push(answer);
      return Promise.resolve({ verification: 'by hand' });
    },
  });
  await open();
  const handle = await slider();
  handle.setPointerCapture = () => {};
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: handle, coords: { clientX: 100, clientY: 300 } },
    { coords: { clientX: 160, clientY: 300 } },
    { coords: { clientX: 230, clientY: 303 } },
    { keys: '[/MouseLeft]' },
  ]);
  await gone();
  expect(answers).toMatchObject([{ puzzleId: 'first', x: 130 }]);
  expect(answers[0]?.track.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [60, 0],
    [130, 3],
  ]);
  expect([sent, outcomes]).toEqual([['by hand'], ['sent']]);
});

it('the piece stops at the edge of the picture', async () => {
  page();
  await open();
  const handle = await slider();
  handle.setPointerCapture = () => {};
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: handle, coords: { clientX: 0, clientY: 0 } },
    { coords: { clientX: 5000, clientY: 0 } },
  ]);
  expect(handle).toHaveAttribute('aria-valuenow', '272');
});

it('arrow keys move the piece and Enter lets go of it', async () => {
  const answers: Answer[] = [];
  page({
    answerPuzzle: (answer) => {
      answers.push(answer);
      return Promise.resolve({ verification: 'by keys' });
    },
  });
  await open();
  (await slider()).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
  await gone();
  expect(answers).toMatchObject([{ x: 8 }]);
  expect(answers[0]?.track.map(({ x }) => x)).toEqual([0, 4, 8, 12, 8]);
});

it('a piece that does not fit brings a new picture and says so', async () => {
  const ids = ['first', 'second'];
  page({
    fetchPuzzle: () => Promise.resolve({ ...puzzle, puzzleId: ids.shift() ?? '' }),
    answerPuzzle: () => Promise.reject(new Error('missed')),
  });
  await open();
  (await slider()).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByText('Not quite. Here is a new picture.')).toBeVisible();
  expect(await slider()).toHaveAttribute('aria-valuenow', '0');
  expect(ids).toEqual([]);
});

it('nobody has to drag: the other button lets the machine work', async () => {
  const { sent } = page();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Verify without dragging' }));
  await gone();
  expect(sent).toEqual(['by work']);
});

it('the machine’s work shows how far it is and can be stopped', async () => {
  const signals: AbortSignal[] = [];
  page({
    prove: ({ onProgress, signal }) => {
      signals.push(signal);
      onProgress(0.4);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    },
  });
  const dialog = within(await open());
  await userEvent.click(dialog.getByRole('button', { name: 'Verify without dragging' }));
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(signals[0]?.aborted).toBe(true);
  expect(dialog.queryByRole('progressbar')).toBeNull();
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('a picture that is too old asks for a new one', async () => {
  page({ fetchPuzzle: () => Promise.resolve({ ...puzzle, lifetimeMs: 1 }) });
  await open();
  expect(await screen.findByText('This picture has expired. Ask for a new one.')).toBeVisible();
});

it('a picture that does not load says so and leaves the way without it', async () => {
  const { sent } = page({ fetchPuzzle: () => Promise.reject(new Error('offline')) });
  const dialog = within(await open());
  expect(await dialog.findByText(/The picture did not load/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Verify without dragging' }));
  await gone();
  expect(sent).toEqual(['by work']);
});

it('closing the dialog sends nothing and returns the focus', async () => {
  const { sent, outcomes } = page();
  await open();
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(sent).toEqual([]);
  expect(outcomes[0]).toBeInstanceOf(HumanCheckCancelledError);
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

it('asks only after a refusal where the call decides', async () => {
  const { sent } = page({ order: 'whenAsked' });
  await open();
  expect(sent).toEqual([undefined]);
  await userEvent.click(screen.getByRole('button', { name: 'Verify without dragging' }));
  await gone();
  expect(sent).toEqual([undefined, 'by work']);
});

it('asks nobody where the machine’s work is enough', async () => {
  const { sent, outcomes } = page({ order: 'whenAsked', silent: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(outcomes).toEqual(['sent']));
  expect(sent).toEqual([undefined, 'by work']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks the person once the machine’s work does not succeed', async () => {
  const prove = () => Promise.reject(new Error('too many'));
  const { sent } = page({ order: 'whenAsked', silent: true, prove });
  await open();
  expect(sent).toEqual([undefined]);
  expect(await slider()).toBeVisible();
});
