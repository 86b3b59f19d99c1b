import { screen } from '@testing-library/react';
import type { OpenPair } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { OtherPair } from './other-pair.tsx';

const output = (sourceLanguage: string, targetLanguage: string) => ({
  sourceLanguage,
  targetLanguage,
});

it('pairs of the profile without a test online are one press away, each once', async () => {
  answerCalls({
    '/supinterface/getSupInfoData': {
      outputs: [output('de', 'sv'), output('de', 'sv'), output('en', 'zh-CN')],
    },
    '/supinterface/getXuanZeJL': { total: 0, list: [] },
  });
  // The list reads no more of an open pair than this.
  renderScreen(<OtherPair listed={[output('en', 'zh-CN') as OpenPair]} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['German → Swedish', '/languagetesttitle?sourceLanguage=de&targetLanguage=sv'],
  ]);
});

it('says of a pair that was passed once, by a test or a certificate, that it is passed', async () => {
  const result = (pair: object, status: string, teamMemberId: string | null = null) => ({
    ...pair,
    status,
    teamMemberId,
  });
  answerCalls({
    '/supinterface/getSupInfoData': {
      outputs: [output('en', 'fr'), output('de', 'sv'), output('ja', 'fi')],
    },
    '/supinterface/getXuanZeJL': {
      total: 4,
      list: [
        result(output('en', 'fr'), 'failed'),
        result(output('en', 'fr'), 'passed'),
        result(output('de', 'sv'), 'failed'),
        // Somebody of the team has passed it, not the reader.
        result(output('ja', 'fi'), 'passed', 'm1'),
      ],
    },
  });
  renderScreen(<OtherPair listed={[]} />);
  await screen.findByText('Passed');
  const links = screen.getAllByRole('link');
  expect(links.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'English → FrenchPassed',
    'German → SwedishFailed',
    'Japanese → Finnish',
  ]);
});
