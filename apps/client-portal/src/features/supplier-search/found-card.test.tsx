import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FoundSupplier } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { FoundCard } from './found-card.tsx';

const output = (id: number, targetLanguage: string): FoundSupplier['outputs'][number] => ({
  estimateYieldId: `00000000-0000-4000-8000-00000000000${id}`,
  sourceLanguage: 'zh-CN',
  targetLanguage,
  outputType: 'translation',
  wordsPerDay: null,
  wordsPerWeek: null,
  unitPrice: 150_00,
  currency: 'CNY',
  unitName: 'thousand-characters',
});

const parts = [{ name: 'pair', points: 30, max: 30, asked: true, known: true }];
const supplier: FoundSupplier = {
  supUserId: '00000000-0000-4000-8000-0000000000aa',
  supUserName: 'Lin Bo',
  supUserAvatar: null,
  location: '',
  region: '',
  translationYears: '',
  whFieldIds: [],
  outputs: [output(1, 'en'), output(2, 'fr'), output(3, 'ja')],
  fittingOutputs: 1,
  isFit: true,
  quote: { unitPrice: 150_00, unit: 'thousand-characters', currency: 'CNY', total: 375_00 },
  passedTests: [],
  realNameVerified: false,
  companyVerified: false,
  rating: { average: null, count: 0 },
  figures: {
    onTime: { percent: 96, cases: 25 },
    acceptedAtOnce: null,
    answersIn: null,
    cameAgain: null,
  },
  completedOrders: 0,
  invited: false,
  savedIn: [],
  match: { score: 78, parts },
};
const passedFrench = {
  sourceLanguage: 'zh-CN',
  targetLanguage: 'fr',
  score: 0.9,
  offline: false,
  finishTime: '2026-03-01T08:00:00.000Z',
  provenFieldIds: [],
};

const nobody = {
  chosen: [],
  full: false,
  holds: () => false,
  toggle: () => undefined,
  clear: () => undefined,
};
const show = (changes: Partial<FoundSupplier> = {}) =>
  renderScreen(
    <FoundCard
      supplier={{ ...supplier, ...changes }}
      invitees={nobody}
      onInvite={() => undefined}
    />,
  );
const pairs = () => screen.getAllByText(/^From Chinese/);

it('shows the pair that fits and what the job would cost; the other pairs open on demand', async () => {
  show();
  expect(pairs()).toHaveLength(1);
  expect(document.body).toHaveTextContent('Your job at their rate: ¥ 375.00 CNY (¥ 150.00 CNY');
  const more = screen.getByRole('button', { name: `+2 more pairs (${supplier.supUserName})` });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(pairs()).toHaveLength(3);
  await userEvent.click(
    screen.getByRole('button', { name: `Show fewer (${supplier.supUserName})` }),
  );
  expect(pairs()).toHaveLength(1);
});

it('says how often they deliver on time, and nothing of what there are too few cases of', () => {
  show();
  expect(screen.getByText('96% of 25 deliveries on time')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/accepted without changes|Usually answers/);
});

it('keeps to what fits its lines: punctuality and answers, and of the amounts a day’s', () => {
  show({
    figures: {
      onTime: { percent: 96, cases: 25 },
      acceptedAtOnce: { percent: 80, cases: 20 },
      answersIn: { ms: 3 * 3_600_000, cases: 9 },
      cameAgain: { percent: 50, cases: 4 },
    },
    outputs: [
      { ...output(1, 'en'), wordsPerDay: 9_000, wordsPerWeek: 45_000 },
      { ...output(2, 'fr'), wordsPerWeek: 30_000 },
    ],
  });
  expect(screen.getByText('Usually answers in 3 h')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/accepted without changes|came back/);
  expect(screen.getByText('9,000 characters a day')).toBeVisible();
  expect(document.body).not.toHaveTextContent('45,000 characters a week');
});

it('shows only the rate where it counts in another unit', () => {
  show({ quote: { unitPrice: 90_00, unit: 'page', currency: 'CNY', total: null } });
  expect(document.body).toHaveTextContent('Rate for your job: ¥ 90.00 CNY');
  expect(document.body).not.toHaveTextContent('Your job at their rate');
});

it('says what is missing of whom only the languages fit, in place of a score', () => {
  show({ isFit: false, fittingOutputs: 0, quote: null, match: { score: 0, parts } });
  expect(screen.getByText('Offers these languages, but not this kind of work')).toBeVisible();
  expect(screen.queryByText(/Match/)).not.toBeInTheDocument();
});

it('a test counts in the pair that fits, not in another one', () => {
  const { unmount } = show({ passedTests: [passedFrench] });
  expect(screen.queryByText('Test passed')).not.toBeInTheDocument();
  unmount();
  show({ passedTests: [{ ...passedFrench, targetLanguage: 'en' }] });
  expect(screen.getByText('Test passed')).toBeVisible();
});
