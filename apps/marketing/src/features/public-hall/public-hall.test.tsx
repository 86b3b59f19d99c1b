import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PostingRow } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { SessionContext, type SessionFacade } from '@tolk/platform';
import { PublicHall } from './public-hall.tsx';

const posting: PostingRow = {
  projectReleaseInforId: 'one',
  projectName: 'Lease of a wind farm',
  companyName: null,
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
  releaseDate: '2126-11-20T08:00:00.000Z',
  deadline: '2126-11-27T10:00:00.000Z',
  startTime: null,
  dueDate: null,
  zone: 'Asia/Shanghai',
  region: 'remote',
  interpretationMode: null,
  jobLevel: null,
  visibility: 'public',
  viewsCount: 9,
  deliveriesCount: 3,
};
const counts = {
  projectType: [
    { value: 'translation', count: 1 },
    { value: 'proofreading', count: 0 },
  ],
  projectStatus: [],
  whFieldId: [{ value: 'law', count: 1 }],
  languagePair: [{ value: 'en>zh-CN', count: 1 }],
  region: [{ value: 'remote', count: 1 }],
  salaryBand: [],
  deadlineWithin: [],
  capped: false,
};

function visit(at: string, list: PostingRow[] = [posting]) {
  const asked = answerCalls({
    '/supinterface/getProjectReleaseInforList': { total: list.length, list },
    '/supinterface/getHallCounts': counts,
  });
  renderScreen(<Hall session={{ status: 'anonymous' }} />, { at });
  return asked;
}

function Hall({ session }: Pick<SessionFacade, 'session'>) {
  return (
    <SessionContext
      value={{
        session,
        switchIdentity: () => Promise.resolve(false),
        actFor: () => Promise.resolve(false),
      }}
    >
      <PublicHall />
    </SessionContext>
  );
}

it('a visitor reads what one decides by, and is led to the posting and to the sign-up', async () => {
  visit('/jobs');
  const link = await screen.findByRole('link', { name: 'Lease of a wind farm' });
  expect(link).toHaveAttribute('href', '/xqprojectdetail?projectReleaseInforId=one');
  const row = link.closest('li');
  for (const text of [
    '¥ 3,120.00 CNY',
    'Translation · Law and contracts',
    '12 thousand words × ¥ 260.00 CNY',
    'Remote',
  ])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Sign up to apply' })).toHaveAttribute(
    'href',
    '/register?as=supplier',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Translation and interpreting jobs',
  );
});

it.each([
  ['/jobs?source=en&target=zh-CN', 'English to Chinese (Simplified) jobs'],
  ['/jobs?type=translation', 'Translation jobs'],
  ['/jobs?field=law', 'Law and contracts: translation and interpreting jobs'],
])('%s is called “%s” and asks for that alone', async (at, title) => {
  const asked = visit(at);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const list = asked.find(({ path }) => path.endsWith('getProjectReleaseInforList'));
  const query = Object.fromEntries(new URLSearchParams(at.split('?')[1]));
  expect(list?.body).toEqual({
    pageNum: 1,
    pageSize: 20,
    ...(query['source'] && { sourceLanguage: query['source'], targetLanguage: query['target'] }),
    ...(query['type'] && { projectType: query['type'] }),
    ...(query['field'] && { whFieldId: query['field'] }),
  });
});

it('every pair, type and field that has postings has its page', async () => {
  visit('/jobs');
  const topics = await screen.findByRole('navigation', { name: 'Jobs by topic' });
  const links = within(topics).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/jobs?source=en&target=zh-CN',
    '/jobs?type=translation',
    '/jobs?field=law',
  ]);
});

it('filters without a result are taken away by one button', async () => {
  visit('/jobs?field=law&search=wind', []);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all jobs' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('a hall without jobs blames no filters', async () => {
  visit('/jobs', []);
  expect(await screen.findByText('No open jobs at the moment')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all jobs' })).not.toBeInTheDocument();
});

it('a supplier who is signed in is led to the hall that says whether they may apply', async () => {
  answerCalls({
    '/supinterface/getProjectReleaseInforList': { total: 0, list: [] },
    '/supinterface/getHallCounts': counts,
  });
  renderScreen(<Hall session={{ status: 'signedIn', identity: 'supplier', user: undefined }} />);
  expect(await screen.findByRole('link', { name: 'Open in the job hall' })).toHaveAttribute(
    'href',
    '/jobhall/joblist',
  );
  expect(screen.queryByRole('link', { name: 'Sign up to apply' })).not.toBeInTheDocument();
});
