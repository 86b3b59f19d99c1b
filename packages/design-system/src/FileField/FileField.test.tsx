import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../Form/Form.tsx';
import { FormActions } from '../FormActions/FormActions.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { currentNotifications } from '../Notifier/notifications.ts';
import { FileField } from './FileField.tsx';
import type { StoredFile, Upload } from './uploads.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const sent: unknown[] = [];
const discarded: string[] = [];
const discard = async (fileId: string) => void discarded.push(fileId);

function page(upload: Upload, capture?: 'environment') {
  sent.length = 0;
  discarded.length = 0;
  const { container } = renderPage(
    <Form
      initialValues={{ files: [] as StoredFile[] }}
      onSubmit={(values) => Promise.resolve(sent.push(values))}
    >
      <FileField
        name="files"
        label="Results"
        upload={upload}
        discard={discard}
        accept=".pdf,.docx"
        maxBytes={2048}
        maxFiles={2}
        capture={capture}
      />
      <FormActions submitLabel="Deliver" />
    </Form>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  return (...files: File[]) => userEvent.upload(input, files, { applyAccept: false });
}

const pdf = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name);
const store: Upload = ({ name, size }) =>
  Promise.resolve({ fileId: `id-${name}`, fileName: name, fileSize: size });

it('states its limits and belongs to its label', () => {
  page(store);
  expect(screen.getByLabelText('Results')).toHaveAccessibleDescription(
    '.pdf, .docx · up to 2 KB each · at most 2 files',
  );
});

it('the row of a refused file is brought into view, unless somebody types elsewhere', async () => {
  const shown: string[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this.textContent);
    },
  });
  try {
    const choose = page(store);
    await choose(pdf('a.exe'));
    await waitFor(() => expect(shown).toEqual([expect.stringMatching(/^a\.exe/)]));
    const elsewhere = document.body.appendChild(document.createElement('textarea'));
    elsewhere.focus();
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('no file input');
    fireEvent.change(input, { target: { files: [pdf('b.exe')] } });
    expect(await screen.findAllByText('This file type is not accepted.')).toHaveLength(2);
    expect(elsewhere).toHaveFocus();
    expect(shown).toHaveLength(1);
    elsewhere.remove();
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

it('is called by its label and by what stands on its button', () => {
  page(store);
  expect(screen.getByRole('button', { name: 'Results Choose a file' })).toBeInTheDocument();
});

describe('a photo', () => {
  const button = { name: 'Results Take a photo' };

  it('is taken with the camera at the back of a device that is touched', async () => {
    const touched = Object.assign(globalThis.matchMedia(''), { matches: true });
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(touched);
    page(store, 'environment');
    expect(screen.getByRole('button', button)).toHaveAccessibleDescription(/^\.pdf, \.docx/);
    expect(screen.getByRole('button', { name: 'Results Choose a file' })).toBeInTheDocument();
    const camera = document.querySelector<HTMLInputElement>('input[capture]');
    if (!camera) throw new Error('no camera');
    expect(camera).toHaveAttribute('capture', 'environment');
    expect(camera).toHaveAttribute('accept', 'image/*');
    await userEvent.upload(camera, pdf('a.pdf'), { applyAccept: false });
    expect(await screen.findByText('a.pdf')).toBeInTheDocument();
  });

  it.each([
    ['to who has a mouse', 'environment', false],
    ['for a file that is none', undefined, true],
  ] as const)('is not offered %s', (_why, capture, matches) => {
    const media = Object.assign(globalThis.matchMedia(''), { matches });
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(media);
    page(store, capture);
    expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
  });
});

it('a file of a refused type or size is not offered again', async () => {
  const choose = page(store);
  await choose(pdf('a.exe'));
  expect(await screen.findByText('This file type is not accepted.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it.each([
  [1401, 0],
  [413, 0],
  [429, 1],
  [500, 1],
  [0, 1],
])('after a refusal %d there are %d ways to try again', async (code, ways) => {
  const choose = page(() => Promise.reject({ code, message: 'Refused' }));
  await choose(pdf('a.pdf'));
  expect(await screen.findByText('Refused')).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(ways);
});

it('sends what was uploaded, without what was removed', async () => {
  const choose = page(store);
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove a.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Deliver' }));
  await waitFor(() =>
    expect(sent).toEqual([{ files: [{ fileId: 'id-b.pdf', fileName: 'b.pdf', fileSize: 10 }] }]),
  );
});

it('says that a file was uploaded, and deletes one that is removed again', async () => {
  const choose = page(store);
  await choose(pdf('a.pdf'));
  expect(currentNotifications().map(({ message }) => message)).toContain('Uploaded successfully');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove a.pdf' }));
  expect(discarded).toEqual(['id-a.pdf']);
});

it('shows progress, and cancelling stops the upload', async () => {
  let report: (share: number) => void = () => undefined;
  let stopped = false;
  const choose = page(
    (_file, { onProgress, signal }) =>
      new Promise((_done, fail) => {
        report = onProgress;
        signal.addEventListener('abort', () => {
          stopped = true;
          fail(new Error('aborted'));
        });
      }),
  );
  await choose(pdf('a.pdf'));
  act(() => report(0.4));
  expect(screen.getByRole('progressbar', { name: 'Upload of a.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of a.pdf' }));
  expect(stopped).toBe(true);
  expect(screen.queryByText(/a\.pdf/)).not.toBeInTheDocument();
});

it('a failed upload says why and can be tried again', async () => {
  let tries = 0;
  const choose = page((file, options) => {
    tries += 1;
    return tries === 1
      ? Promise.reject({ message: 'The connection broke.' })
      : store(file, options);
  });
  await choose(pdf('a.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Remove a.pdf' })).toBeInTheDocument();
});

it.each([
  ['big.pdf', 4096, 'This file is larger than 2 KB.'],
  ['page.html', 10, 'This file type is not accepted.'],
])('%s of %i bytes is refused before it is sent', async (name, bytes, message) => {
  const choose = page(() => Promise.reject(new Error('must not be sent')));
  await choose(pdf(name, bytes));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

it('files stay in the order in which they were chosen, whichever arrives first', async () => {
  const arrivals: (() => void)[] = [];
  const choose = page(async (file, options) => {
    await new Promise<void>((arrive) => arrivals.push(arrive));
    return store(file, options);
  });
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  arrivals[1]?.();
  await screen.findByRole('button', { name: 'Remove b.pdf' });
  arrivals[0]?.();
  await screen.findByRole('button', { name: 'Remove a.pdf' });
  await userEvent.click(screen.getByRole('button', { name: 'Deliver' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ files: [{ fileName: 'a.pdf' }, { fileName: 'b.pdf' }] }]);
});

it('takes files that are dropped, as many as it may', async () => {
  page(store);
  const dataTransfer = {
    types: ['Files'],
    files: [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')],
    dropEffect: 'none',
  };
  const area = screen.getByText('or drop files here');
  // The browser drops only where the hovering was answered.
  expect(fireEvent.dragOver(area, { dataTransfer })).toBe(false);
  fireEvent.drop(area, { dataTransfer });
  expect(await screen.findByRole('button', { name: 'Remove b.pdf' })).toBeInTheDocument();
  expect(screen.queryByText(/c\.pdf/)).not.toBeInTheDocument();
});

it('text that is dropped stays the browser’s affair', () => {
  page(store);
  const area = screen.getByText('or drop files here');
  expect(fireEvent.dragOver(area, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
});
