import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { isOverlayEntry } from './overlay-history.ts';
import { useBackCloses } from './use-back-closes.ts';

function Overlay({ name, stays = false }: { name: string; stays?: boolean }) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, stays ? undefined : () => setOpen(false));
  return (
    <>
      <button onClick={() => setOpen(true)}>Open {name}</button>
      {open ? <button onClick={() => setOpen(false)}>Close {name}</button> : null}
    </>
  );
}

function Page({ stays = false }: { stays?: boolean }) {
  return (
    <>
      <Overlay name="form" stays={stays} />
      <Overlay name="question" />
    </>
  );
}

const press = (label: string) => fireEvent.click(screen.getByText(label));
const back = () => act(() => window.history.back());
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByText(`Close ${name}`)).toBeNull());

beforeEach(() => window.history.pushState({ key: 'page' }, '', '/orders'));

it('Back closes what is open and stays on the page', async () => {
  render(<Page />);
  press('Open form');
  expect(isOverlayEntry()).toBe(true);
  back();
  await isClosed('form');
  expect(window.location.pathname).toBe('/orders');
  expect(window.history.state).toEqual({ key: 'page' });
});

it('what is closed otherwise leaves no entry behind', async () => {
  render(<Page />);
  press('Open form');
  press('Close form');
  await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
});

it('of two on top of each other Back closes the upper one, then the other', async () => {
  render(<Page />);
  press('Open form');
  press('Open question');
  back();
  await isClosed('question');
  expect(screen.getByText('Close form')).toBeInTheDocument();
  back();
  await isClosed('form');
  expect(window.history.state).toEqual({ key: 'page' });
});

it('one that opens as another one closes takes over its entry', async () => {
  render(<Page />);
  press('Open form');
  act(() => {
    press('Close form');
    press('Open question');
  });
  back();
  await isClosed('question');
  expect(window.history.state).toEqual({ key: 'page' });
});

it('two that close together leave no entry behind', async () => {
  render(<Page />);
  press('Open form');
  press('Open question');
  act(() => {
    press('Close question');
    press('Close form');
  });
  await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
});

it('what must stay stays, however often Back is pressed', async () => {
  render(<Page stays />);
  press('Open form');
  for (let times = 0; times < 2; times += 1) {
    const popped = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    back();
    await popped;
  }
  expect(screen.getByText('Close form')).toBeInTheDocument();
  expect(isOverlayEntry()).toBe(true);
});
