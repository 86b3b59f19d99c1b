import { screen } from '@testing-library/react';
import type { Completeness } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ProfileSteps } from './profile-steps.tsx';

const avatar = { key: 'avatar', page: 'information', label: 'Add a photo' } as const;
const name = { key: 'name', page: 'information', label: 'Enter your real name' } as const;
const test = { key: 'languageTestPassed', page: 'test', label: 'Pass a language test' } as const;

it.each<[string, Completeness['missing'], string[]]>([
  ['nothing', [], ['Information', 'Resume', 'Language test', 'Settlement']],
  ['a recommendation', [avatar], ['Information', 'Resume', 'Language test', 'Settlement']],
  ['what applying asks for', [avatar, name], ['Resume', 'Language test', 'Settlement']],
  ['the test', [test], ['Information', 'Resume', 'Settlement']],
])('with %s missing the finished steps are ticked', async (_what, missing, done) => {
  answerCalls({ '/supinterface/getProfileCompleteness': { percentage: 90, missing } });
  renderScreen(<ProfileSteps current="information" />);
  await screen.findAllByText('Done');
  const ticked = screen.getAllByText('Done').map((mark) => mark.closest('a')?.textContent);
  expect(ticked).toEqual(done.map((label) => expect.stringContaining(label)));
});
