import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ClientRecord, Completeness, PostingRow, PostingStanding } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { HallList } from './hall-list.tsx';

const posting: PostingRow = {
  projectReleaseInforId: 'one',
  projectName: 'Lease of a wind farm',
  companyName: 'Nordlys',
  projectType: 'translation',
  projectStatus: 'recruiting',
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  bothDirections: false,
  salary: 260_00,
  currency: 'CNY',
  unitName: 'thousand-words',
  estimatedWorkload: 12,
  releaseDate: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  deadline: new Date(Date.now() + 2.5 * 86_400_000).toISOString(),
  startTime: null,
  dueDate: '2126-12-04T10:00:00.000Z',
  zone: 'Asia/Shanghai',
  region: 'remote',
  interpretationMode: null,
  jobLevel: null,
  visibility: 'public',
  viewsCount: 9,
  deliveriesCount: 3,
};
const part = { points: 15, max: 15, asked: true, known: true };
const standing: PostingStanding = {
  projectReleaseInforId: 'one',
  saved: false,
  applied: false,
  ownPosting: false,
  match: {
    score: 84,
    parts: [
      { ...part, name: 'pair' },
      { ...part, name: 'rate', points: 3 },
    ],
  },
  languageTest: 'passed',
};
const record: ClientRecord = {
  averageGrade: 4.8,
  evaluations: 12,
  ordersPaid: 15,
  ordersCompleted: 14,
  ordersUnpaid: 0,
  hoursToPay: 2,
  ordersDisputed: 0,
  hired: null,
  memberSince: '2026-03-04T00:00:00.000Z',
  companyCertified: false,
};
const background = { key: 'background', page: 'resume', label: 'Add education or work' } as const;

interface Shown {
  standing?: Partial<PostingStanding>;
  missing?: Completeness['missing'];
  posting?: Partial<PostingRow>;
  onOpen?: (id: string) => void;
}

function show(changes: Shown = {}) {
  const asked = answerCalls({
    '/supinterface/getPostingStandings': {
      missing: changes.missing ?? [],
      postings: [{ ...standing, ...changes.standing }],
    },
    '/supinterface/getClientRecords': [{ projectReleaseInforId: 'one', record }],
    '/supinterface/setPostingSaved': {},
  });
  const rows = [{ ...posting, ...changes.posting }];
  renderScreen(<HallList postings={rows} opened={undefined} onOpen={changes.onOpen} />);
  return asked;
}

it('a row says all that one decides by', async () => {
  show();
  const row = screen.getByRole('listitem');
  expect(await within(row).findByText('You can apply')).toBeVisible();
  expect(await within(row).findByText('Pays within 2 hours')).toBeVisible();
  expect(row).toHaveTextContent('Lease of a wind farm¥ 3,120.00 CNY');
  for (const text of [
    'From English to Chinese (Simplified)',
    'Translation · Law',
    '12 thousand words × ¥ 260.00 CNY',
    'Due 4 Dec',
    /Closes (in 2|in 3|tomorrow)/,
    'Remote',
    '4.8',
    '3 applications',
    '3 hours ago',
    'Not a match: rate',
    'Match 84 of 100 (Fits: languages · Not a match: rate)',
  ])
    expect(row).toHaveTextContent(text);
});

it.each<[string, Shown, string | null]>([
  ['Applied', { standing: { applied: true, languageTest: 'needed' } }, null],
  ['Your own job', { standing: { ownPosting: true } }, null],
  ['Profile incomplete', { missing: [background] }, 'Add education or work'],
  ['Test needed', { standing: { languageTest: 'needed' } }, 'Pass the language test in this pair'],
  [
    'Test needed',
    { standing: { languageTest: 'noneOnline' } },
    'Ask for the language test in this pair, or add a certificate',
  ],
])('“%s” is what keeps one from applying, %#', async (text, changes, hint) => {
  show(changes);
  const chip = await screen.findByText(text);
  expect(chip).toBeVisible();
  expect(chip.getAttribute('title')).toBe(hint);
  expect(screen.queryByText('You can apply')).not.toBeInTheDocument();
});

it('a finished posting takes no application, and a match of nothing is not shown', async () => {
  show({ posting: { projectStatus: 'finished' }, standing: { match: { score: 0, parts: [] } } });
  expect(await screen.findByText('Finished')).toBeVisible();
  expect(screen.queryByText(/You can apply|Match|Closes/)).not.toBeInTheDocument();
});

it('the bookmark saves a posting, and takes it out again', async () => {
  const asked = show({ standing: { saved: true } });
  const bookmark = screen.getByRole('button', { name: 'Save “Lease of a wind farm”' });
  await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'true'));
  fireEvent.click(bookmark);
  expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/supinterface/setPostingSaved')).toMatchObject([
      { body: { projectReleaseInforId: 'one', saved: false } },
    ]),
  );
});

it('a posting opens on its page, or beside the list where there is room', async () => {
  const opened: string[] = [];
  show({ onOpen: (id) => opened.push(id) });
  const link = screen.getByRole('link', { name: 'Lease of a wind farm' });
  expect(link).toHaveAttribute('href', '/jobhall/jobdetail?projectReleaseInforId=one');
  fireEvent.click(link, { ctrlKey: true });
  expect(opened).toEqual([]);
  fireEvent.click(link);
  expect(opened).toEqual(['one']);
});
