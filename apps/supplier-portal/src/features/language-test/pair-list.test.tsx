import { screen } from '@testing-library/react';
import type { OpenPair } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { PairList } from './pair-list.tsx';

const open: OpenPair = {
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  questionCount: 60,
  own: false,
  permission: {
    allowed: true,
    obstacle: null,
    msg: '',
    availableAt: null,
    languageTestId: null,
    endTime: null,
  },
  lastResult: null,
};

it('a pair of one’s profile is marked as such', () => {
  renderScreen(<PairList pairs={[{ ...open, sourceLanguage: 'ja', own: true }, open]} />);
  const cards = screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards).toEqual([
    expect.stringContaining('Your pair'),
    expect.not.stringContaining('Your pair'),
  ]);
});
