import { act, fireEvent, render, screen } from '@testing-library/react';
import { isChunkError } from './chunk-error.ts';
import { lazyPart } from './lazy-part.tsx';

function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

// React reports what a boundary caught; the test is about what the person sees.
const report = console.error;
beforeAll(() => {
  console.error = () => {};
});
afterAll(() => {
  console.error = report;
});

it('a part that did not arrive can be fetched again, and what was typed beside it stays', async () => {
  let failures = 1;
  const Part = lazyPart<{ name: string }>(
    async () => {
      if (failures-- > 0) throw chunkError();
      return ({ name }) => <p>Hello {name}</p>;
    },
    { pending: 'Loading', failed: (retry) => <button onClick={retry}>Retry</button> },
  );
  await act(async () =>
    render(
      <>
        <input aria-label="Text" />
        <Part name="Lin" />
      </>,
    ),
  );
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'typed' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(screen.getByText('Hello Lin')).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveValue('typed');
});

describe('isChunkError', () => {
  it.each([
    ['a script of webpack', chunkError(), true],
    ['a style', Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
    ['a fault of our own', new Error('x is undefined'), false],
    ['a text', 'Loading chunk 7 failed.', false],
  ])('%s: %p', (_name, error, expected) => expect(isChunkError(error)).toBe(expected));
});
