import { screen } from '@testing-library/react';
import type { OpenPair } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { OtherPair } from './other-pair.tsx';

it('pairs of the profile without a test online are one press away, each once', async () => {
  const output = (sourceLanguage: string, targetLanguage: string) => ({
    sourceLanguage,
    targetLanguage,
  });
  answerCalls({
    '/supinterface/getSupInfoData': {
      outputs: [output('de', 'sv'), output('de', 'sv'), output('en', 'zh-CN')],
    },
  });
  // The list reads no more of an open pair than this.
  renderScreen(<OtherPair listed={[output('en', 'zh-CN') as OpenPair]} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['German → Swedish', '/languagetesttitle?sourceLanguage=de&targetLanguage=sv'],
  ]);
});
