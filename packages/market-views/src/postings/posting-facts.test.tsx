import { fireEvent, screen } from '@testing-library/react';
import type { PostingForm } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { PostingFacts } from './posting-facts.tsx';
import { PostingFiles } from './posting-files.tsx';
import { PostingSummary, summedUp } from './posting-summary.tsx';
import type { ShownPosting } from './shown-posting.ts';

const smallest = {
  projectName: 'Supply contract',
  projectType: 'translation',
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  salary: 26_000,
  currency: 'CNY',
  unitName: 'thousand-words',
  estimatedWorkload: 12,
  deadline: '2126-11-27T10:00:00.000Z',
  startTime: null,
  dueDate: null,
  zone: 'Asia/Shanghai',
  remarks: 'Gearboxes.',
  deliveryInstructions: '',
  contactName: '',
  contactPhone: '',
  region: 'remote',
} as const satisfies PostingForm;

const richest: ShownPosting = {
  ...smallest,
  projectType: 'interpretation',
  bothDirections: true,
  interpretationMode: 'simultaneous',
  jobLevel: 'senior',
  startTime: '2126-12-01T01:00:00.000Z',
  dueDate: '2126-12-02T09:00:00.000Z',
  place: '1 Bund, Shanghai',
  companyName: 'Nordlicht GmbH',
  publisherName: 'Chen',
  contactName: 'Chen Yu',
  contactPhone: '+86 21 5555 0100',
  releaseDate: '2126-11-20T08:00:00.000Z',
  viewsCount: 0,
  deliveriesCount: 3,
};

function labels(): (string | null)[] {
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
}

it('a form with nothing optional in it shows what every posting has', () => {
  renderScreen(<PostingFacts posting={smallest} />);
  expect(labels()).toEqual([
    'Languages',
    'Type',
    'Professional field',
    'Rate',
    'Estimated workload',
    'Total',
    'Apply by',
    'Place',
  ]);
});

it('a posting with everything filled in shows everything', () => {
  renderScreen(<PostingFacts posting={{ ...richest, viewsCount: 1200 }} />);
  expect(labels()).toEqual([
    'Languages',
    'Type',
    'Interpreting mode',
    'Professional field',
    'Level',
    'Rate',
    'Estimated workload',
    'Total',
    'Apply by',
    'Place',
    'Address or link',
    'First booking starts',
    'Last booking ends',
    'Company',
    'Published by',
    'Contact person',
    'Contact information',
    'Published',
    'Views',
    'Applications',
  ]);
  expect(screen.getByText('Views').nextElementSibling).toHaveTextContent(/^1,200$/);
});

it('a count of no views is not shown, one of no applications is', () => {
  renderScreen(<PostingFacts posting={{ ...richest, viewsCount: 0, deliveriesCount: 0 }} />);
  expect(labels()).not.toContain('Views');
  expect(screen.getByText('Applications').nextElementSibling).toHaveTextContent(/^0$/);
});

it('the line below the title says the pair, the total and the deadline, and the facts the rest', () => {
  renderScreen(
    <>
      <PostingSummary posting={smallest} />
      <PostingFacts posting={smallest} omit={summedUp} />
    </>,
  );
  expect(screen.getByText('From English into Chinese (Simplified)')).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('¥ 3,120.00 CNY');
  expect(screen.getByText('Apply by').parentElement).toHaveTextContent(/2126/);
  expect(labels()).toEqual(['Type', 'Professional field', 'Rate', 'Estimated workload', 'Place']);
});

it('interpreting in both directions is said in words as well', () => {
  renderScreen(<PostingFacts posting={richest} />);
  expect(screen.getByText('English and Chinese (Simplified), both ways')).toBeVisible();
});

it('a posting for invited suppliers says so', () => {
  renderScreen(<PostingFacts posting={{ ...smallest, visibility: 'invited' }} />);
  expect(screen.getByText('Shown to').nextElementSibling).toHaveTextContent(
    'Invited suppliers only',
  );
});

it('a confidential file opens once the supplier has ticked the promise', async () => {
  const path = '/supinterface/promiseConfidentiality';
  const asked = answerCalls({ [path]: {} });
  const file = {
    fileId: '01990000-0000-7000-8000-000000000002',
    fileName: 'merger.docx',
    fileSize: 2_000,
    fileType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    uploadTime: '2026-11-20T08:00:00.000Z',
    wordCount: null,
    referenceOnly: false,
    audience: 'applicants',
    readable: true,
    promiseNeeded: true,
  } as const;
  const projectReleaseInforId = '01990000-0000-7000-8000-000000000001';
  const posting = { projectReleaseInforId, fileCount: 1, wordCount: null, sourceLanguage: 'en' };
  renderScreen(<PostingFiles posting={{ ...posting, files: [file] }} />);
  expect(screen.queryByRole('button', { name: /merger/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Open the files' }));
  expect(await screen.findByText('Tick the box to open the files.')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Open the files' }));
  expect(await screen.findByText('You can open the files now.')).toBeVisible();
  expect(asked).toMatchObject([{ path, body: { projectReleaseInforId, version: 1 } }]);
});

it('a file for reference says so instead of its words', () => {
  const file = {
    fileId: '01990000-0000-7000-8000-000000000003',
    fileName: 'glossary.xlsx',
    fileSize: 2_000,
    fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    uploadTime: '2026-11-20T08:00:00.000Z',
    wordCount: 940,
    referenceOnly: true,
    audience: 'signedIn',
    readable: true,
    promiseNeeded: false,
  } as const;
  const posting = { projectReleaseInforId: file.fileId, fileCount: 1, wordCount: null };
  renderScreen(<PostingFiles posting={{ ...posting, sourceLanguage: 'en', files: [file] }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('2 KB · Reference, not counted');
  expect(screen.queryByText(/940/)).not.toBeInTheDocument();
});

it('what the screen shows elsewhere is left out', () => {
  renderScreen(<PostingFacts posting={richest} omit={['contactName', 'viewsCount']} />);
  expect(labels()).not.toContain('Contact person');
  expect(labels()).not.toContain('Views');
  expect(labels()).toContain('Contact information');
});
