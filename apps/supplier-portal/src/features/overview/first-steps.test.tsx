import { screen, within } from '@testing-library/react';
import type { SupplierFirstSteps } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { FirstSteps } from './first-steps.tsx';

const pair = { sourceLanguage: 'de', targetLanguage: 'sv' };
const untested: SupplierFirstSteps['test'] = { step: 'ask', time: null, pair };

function show(changes: Partial<SupplierFirstSteps> = {}) {
  const firstSteps: SupplierFirstSteps = {
    test: untested,
    steps: [
      { step: 'person', state: 'open', minutes: 4, fact: 'location' },
      { step: 'languagePair', state: 'done', minutes: 1, fact: null },
      { step: 'background', state: 'open', minutes: 2, fact: 'background' },
      { step: 'test', state: 'open', minutes: 2, fact: null },
      { step: 'apply', state: 'later', minutes: 3, fact: null },
      { step: 'payout', state: 'open', minutes: 5, fact: 'realNameCertified' },
    ],
    ...changes,
  };
  renderScreen(<FirstSteps firstSteps={firstSteps} />);
}

const lines = () => screen.getAllByRole('listitem');
const hrefs = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('names the steps in order with their minutes, each leading to the very field', () => {
  show();
  expect(lines().map((line) => line.textContent)).toEqual([
    '1Say who you are and how to reach you 4 minutes',
    'Add a language pair with your rate Done',
    '3Add education, work or a project 2 minutes',
    '4Ask for the language test German → Swedish, or add a certificate 2 minutes',
    '5Apply for your first job 3 minutes',
    '6Verify your name and where you are paid 5 minutes',
  ]);
  expect(hrefs()).toEqual([
    '/personalcenter/basicinformation#location',
    '/personalcenter/myresume#education',
    '/languagetesttitle?sourceLanguage=de&targetLanguage=sv',
    '/personalcenter/personalverification#documentType',
  ]);
  expect(screen.getByText('1 of 6 done')).toBeVisible();
});

it('has one button, for the first step that is open', () => {
  show();
  const [line] = lines();
  expect(line).toHaveAttribute('aria-current', 'step');
  const name = 'Say who you are and how to reach you';
  const [, button] = screen.getAllByRole('link', { name });
  expect(button).toHaveAttribute('href', '/personalcenter/basicinformation#location');
});

it('says by when what waits for us is done, and that there is nothing to do meanwhile', () => {
  show({
    test: { step: 'awaitText', time: '2026-11-30T10:00:00.000Z', pair },
    steps: [
      { step: 'person', state: 'done', minutes: 4, fact: null },
      { step: 'test', state: 'waiting', minutes: 0, fact: null },
      { step: 'apply', state: 'later', minutes: 3, fact: null },
    ],
  });
  expect(lines()[1]).toHaveTextContent(/You get the text by .*2026/);
  expect(screen.getByText('Nothing to do for you right now. We will notify you.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
