import { screen, waitFor } from '@testing-library/react';
import type { Completeness, HallPostingDetail, PostingStanding } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ApplyChecklist } from './apply-checklist.tsx';

const location = { key: 'location', page: 'information', label: 'Enter your location' } as const;
const background = { key: 'background', page: 'resume', label: 'Add education or work' } as const;

function show(missing: Completeness['missing'], languageTest: PostingStanding['languageTest']) {
  const asked = answerCalls({
    '/supinterface/getPostingStandings': { missing, postings: [{ languageTest }] },
  });
  // The list reads no more of a posting than this.
  const posting = {
    projectReleaseInforId: 'one',
    sourceLanguage: 'de',
    targetLanguage: 'sv',
  } as HallPostingDetail;
  renderScreen(<ApplyChecklist posting={posting} />);
  return asked;
}

const rows = async () => (await screen.findAllByRole('link')).map((link) => link.textContent);
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('names what the server misses for an application, and leads to the very field', async () => {
  const asked = show([location, background], 'passed');
  expect(await rows()).toEqual(['Enter your location', 'Add education or work']);
  expect(address('Enter your location')).toBe('/personalcenter/basicinformation#location');
  expect(address('Add education or work')).toBe('/personalcenter/myresume');
  expect(asked.map(({ body }) => body)).toEqual([{ projectReleaseInforIds: ['one'] }]);
});

it('leads to the test of the pair', async () => {
  show([], 'needed');
  const name = 'Pass the language test in this pair';
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringContaining('sourceLanguage=de&targetLanguage=sv'),
  );
});

it('leads to who arranges a test where there is none online', async () => {
  show([], 'noneOnline');
  const name = 'Ask for an offline language test: there is none online in this pair yet';
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

it('is not there for who may apply', async () => {
  const asked = show([], 'passed');
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Before you can apply')).toBeNull();
});
