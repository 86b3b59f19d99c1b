import { screen, waitFor } from '@testing-library/react';
import type { Completeness, HallPostingDetail, PostingStanding } from '@tolk/contract';
import type { TestStep } from '@tolk/domain';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ApplyChecklist } from './apply-checklist.tsx';

const location = { key: 'location', page: 'information', label: 'Enter your location' } as const;
const due = '2026-11-30T10:00:00.000Z';
const background = { key: 'background', page: 'resume', label: 'Add education or work' } as const;

function show(
  missing: Completeness['missing'],
  languageTest: PostingStanding['languageTest'],
  way: { step: TestStep; time: string | null } = { step: 'takeOnline', time: null },
) {
  const asked = answerCalls({
    '/supinterface/getPostingStandings': { missing, postings: [{ languageTest }] },
    '/supinterface/getTestWay': way,
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
  expect(address('Add education or work')).toBe('/personalcenter/myresume#education');
  expect(asked.map(({ body }) => body)).toEqual([{ projectReleaseInforIds: ['one'] }]);
});

it.each<[TestStep, string | null, RegExp]>([
  ['takeOnline', null, /^Pass the language test in this pair$/],
  ['ask', null, /^Ask for a language test in this pair$/],
  ['awaitText', due, /^Your test is requested: you get the text by .*26/],
  ['translate', due, /^Translate the text of your test by .*26/],
  ['awaitMarks', due, /^Your test is being marked: you get the result by .*26/],
  ['awaitMarkers', null, /^Your test is being marked by two suppliers$/],
  ['awaitCertificate', due, /^Your certificate is being checked, usually by .*26/],
  ['awaitRetake', due, /^Repeat the language test in this pair from .*26/],
])(
  'where the next step is %s it says so, and leads to the test of the pair',
  async (step, time, name) => {
    show([], step === 'takeOnline' ? 'needed' : 'noneOnline', { step, time });
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('sourceLanguage=de&targetLanguage=sv'),
    );
  },
);

it('is not there for who may apply', async () => {
  const asked = show([], 'passed');
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Before you can apply')).toBeNull();
});
