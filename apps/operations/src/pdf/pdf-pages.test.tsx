import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@tolk/screen-testing';
import type { OpenPdf } from './open-pdf.ts';
import { PdfRefused } from './pdf-fault.ts';
import { PdfPages } from './pdf-pages.tsx';

function show(changes: Partial<OpenPdf> = {}) {
  const pdf: OpenPdf = {
    pages: 2,
    pagesInFile: 2,
    draw: (page) => Promise.resolve(`Text of page ${page}`),
    close: () => undefined,
    ...changes,
  };
  renderScreen(<PdfPages pdf={pdf} fileName="evidence.pdf" />);
}

it('a PDF is read page by page, each with its name and its text', async () => {
  show();
  expect(screen.getByRole('img', { name: 'Page 1 of 2 of evidence.pdf' })).toBeVisible();
  expect(await screen.findByText('Text of page 1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('img', { name: 'Page 2 of 2 of evidence.pdf' })).toBeVisible();
  expect(await screen.findByText('Text of page 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

it('a page is enlarged in a dialog that turns pages too, and Escape leads back', async () => {
  show();
  const enlarge = screen.getByRole('button', { name: 'Enlarge evidence.pdf' });
  enlarge.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'evidence.pdf' }));
  expect(await dialog.findByText('Text of page 1')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
  expect(dialog.getByRole('img', { name: 'Page 2 of 2 of evidence.pdf' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Previous page' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(enlarge).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Page 2 of 2 of evidence.pdf' })).toBeVisible();
});

it.each([0, 1])('the enlarged page is closed above and below alike', async (at) => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge evidence.pdf' }));
  const dialog = await screen.findByRole('dialog', { name: 'evidence.pdf' });
  const ways = within(dialog).getAllByRole('button', { name: 'Close' });
  expect(ways).toHaveLength(2);
  await userEvent.click(ways[at] ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a page turned in the dialog is drawn there alone, and behind it once the dialog is closed', async () => {
  const drawn: number[] = [];
  show({
    draw: (page) => {
      drawn.push(page);
      return Promise.resolve(`Text of page ${page}`);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge evidence.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'evidence.pdf' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
  expect(await dialog.findByText('Text of page 2')).toBeInTheDocument();
  expect(drawn).toEqual([1, 1, 2]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(drawn).toEqual([1, 1, 2, 2]));
});

it('where more pages are in the file than are shown, it says so', () => {
  show({ pages: 500, pagesInFile: 501 });
  const sentence = 'Only the first 500 pages are shown. Download the file to read the rest.';
  expect(screen.getByText(sentence)).toBeVisible();
});

it.each<[what: string, error: Error, sentence: string]>([
  [
    'takes too long',
    new PdfRefused('slow'),
    'evidence.pdf takes too long to be shown here. Download it to read it.',
  ],
  ['is broken', new Error('Bad operator'), 'The preview of evidence.pdf can’t be shown.'],
])('a page that %s says so, and another one is shown', async (_what, error, sentence) => {
  show({ draw: (page) => (page === 1 ? Promise.reject(error) : Promise.resolve('The next one')) });
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('The next one')).toBeInTheDocument();
});
