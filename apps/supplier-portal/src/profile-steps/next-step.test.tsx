import { screen, waitFor } from '@testing-library/react';
import type { SupplierFirstSteps } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { NextStep } from './next-step.tsx';

const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en' };
const untested: SupplierFirstSteps['test'] = { step: 'takeOnline', time: null, pair };

function show(background: 'done' | 'open') {
  const firstSteps: SupplierFirstSteps = {
    test: untested,
    steps: [
      { step: 'person', state: 'done', minutes: 4, fact: null },
      { step: 'background', state: background, minutes: 2, fact: 'background' },
      { step: 'test', state: 'open', minutes: 20, fact: null },
    ],
  };
  const calls = answerCalls({ '/supinterface/getOverviewData': { firstSteps } });
  renderScreen(<NextStep here="background" />);
  return calls;
}

it('leads on from the page of a step that is done', async () => {
  show('done');
  const name = 'Next: Pass the language test Chinese (Simplified) → English';
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/languagetesttitle?sourceLanguage=zh-CN&targetLanguage=en');
});

it('leads back to an earlier step that was left open, and nowhere while it is this one', async () => {
  const calls = show('open');
  renderScreen(<NextStep here="test" />);
  await waitFor(() => expect(calls).toHaveLength(2));
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Next: Add education, work or a project']);
});
