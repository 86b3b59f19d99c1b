import {
  firstStepMinutes,
  firstStepsOfClient,
  firstStepsOfSupplier,
  nextFirstStep,
} from './first-steps.ts';
import { profileFacts } from './profile-completeness.ts';

const everything = profileFacts.map(({ key }) => key);
const nothing = { missing: everything, test: 'ask', applied: false } as const;
const states = (steps: readonly { step: string; state: string }[]) =>
  Object.fromEntries(steps.map(({ step, state }) => [step, state]));

it('somebody new begins with their name, and applies last but for being paid', () => {
  const steps = firstStepsOfSupplier(nothing);
  expect(steps.map(({ step }) => step)).toEqual([
    'person',
    'languagePair',
    'background',
    'test',
    'apply',
    'payout',
  ]);
  expect(nextFirstStep(steps)).toEqual({ step: 'person', state: 'open', minutes: 4, fact: 'name' });
  expect(states(steps)['apply']).toBe('later');
});

it('who is tested already needs ten minutes of their own for the first application', () => {
  const own = ['person', 'languagePair', 'background', 'apply'] as const;
  expect(own.reduce((sum, step) => sum + firstStepMinutes[step], 0)).toBe(10);
});

it('a client needs three minutes for the first posting', () => {
  expect(firstStepMinutes.publish).toBe(3);
  const steps = firstStepsOfClient({
    published: false,
    informationSaved: false,
    ordered: false,
    accepted: false,
    paid: false,
  });
  expect(nextFirstStep(steps)?.step).toBe('publish');
  expect(states(steps)).toEqual({
    publish: 'open',
    information: 'open',
    order: 'later',
    pay: 'later',
  });
});

it('a step leads to the first fact that is missing of it', () => {
  const missing = ['contact', 'languagePair', 'avatar', 'realNameCertified'] as const;
  const steps = firstStepsOfSupplier({ missing, test: 'tested', applied: false });
  expect(steps.map(({ step, fact }) => [step, fact])).toEqual([
    ['person', 'contact'],
    ['languagePair', 'languagePair'],
    ['background', null],
    ['test', null],
    ['apply', null],
    ['payout', 'realNameCertified'],
  ]);
});

it('recommended facts stand in nobody’s way', () => {
  const missing = ['avatar', 'fields', 'resumeFile', 'languageTestPassed'] as const;
  const steps = firstStepsOfSupplier({ missing, test: 'tested', applied: false });
  expect(nextFirstStep(steps)?.step).toBe('apply');
});

it.each([
  ['takeOnline', 'open', 20, 'test'],
  ['ask', 'open', 2, 'test'],
  ['translate', 'open', 60, 'test'],
  ['awaitText', 'waiting', 0, 'payout'],
  ['awaitMarks', 'waiting', 0, 'payout'],
  ['awaitCertificate', 'waiting', 0, 'payout'],
  ['awaitRetake', 'waiting', 0, 'payout'],
  ['tested', 'done', 0, 'apply'],
] as const)(
  'with the test at %s it is %s, takes %i minutes, and next comes %s',
  (test, state, minutes, next) => {
    const steps = firstStepsOfSupplier({ missing: ['realNameCertified'], test, applied: false });
    expect(steps.find(({ step }) => step === 'test')).toMatchObject({ state, minutes });
    expect(nextFirstStep(steps)?.step).toBe(next);
  },
);

it.each([
  [{ published: true }, 'information'],
  [{ published: true, informationSaved: true }, 'order'],
  [{ published: true, informationSaved: true, ordered: true }, undefined],
  [{ ordered: true, informationSaved: true, accepted: true }, 'pay'],
] as const)('a client with %o does %s next', (change, next) => {
  const nobody = {
    published: false,
    informationSaved: false,
    ordered: false,
    accepted: false,
    paid: false,
  };
  expect(nextFirstStep(firstStepsOfClient({ ...nobody, ...change }))?.step).toBe(next);
});
