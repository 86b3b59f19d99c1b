import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { Dialog } from './Dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <button>Next</button>
        <button onClick={() => setOpen(false)}>Done</button>
      </Dialog>
    </>
  );
}

const open = () => fireEvent.click(screen.getByText('Open'));

function clickOutside() {
  const outside = screen.getByRole('dialog').parentElement;
  if (!outside) throw new Error('a dialog has a surrounding');
  fireEvent.mouseDown(outside);
  fireEvent.click(outside);
}

describe('a click outside', () => {
  let now = 10_000;
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  it('closes the dialog', async () => {
    renderPage(<Page />);
    open();
    now += 1000;
    clickOutside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not close it as the second half of the double click that opened it', () => {
    renderPage(<Page />);
    open();
    now += 200;
    clickOutside();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('does not close it as the second half of a double click inside', () => {
    renderPage(<Page />);
    open();
    now += 5000;
    fireEvent.click(screen.getByText('Next'));
    now += 200;
    clickOutside();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
