import { screen } from '@testing-library/react';
import type { SupplierFigures } from '@tolk/contract';
import { HOUR, MINUTE } from '@tolk/domain';
import { renderScreen } from '@tolk/screen-testing';
import { OwnFigures } from './own-figures.tsx';

const none: SupplierFigures = {
  onTime: null,
  acceptedAtOnce: null,
  answersIn: null,
  cameAgain: null,
};

const shown = (figures: Partial<SupplierFigures>) => {
  renderScreen(<OwnFigures figures={{ ...none, ...figures }} />);
  return screen.queryAllByRole('definition').map(({ textContent }) => textContent);
};

it('each figure stands with what would better it, and one of too few cases with from when it counts', () => {
  const onTime = { percent: 92, cases: 12 };
  const answersIn = { ms: 5 * HOUR, cases: 4 };
  const cameAgain = { percent: 25, cases: 4 };
  expect(shown({ onTime, answersIn, cameAgain })).toEqual([
    '92%',
    'When time gets short, ask the client for more before it runs out.',
    'Counts from 3 cases on.',
    '5 h',
    'Accept or decline soon: an order that expires counts with all the time it waited.',
    '25%',
    'When an order is done, tell the client what else you can do for them.',
  ]);
});

it('nothing is asked of who can’t do better', () => {
  const best = { percent: 100, cases: 3 };
  const answersIn = { ms: 20 * MINUTE, cases: 3 };
  expect(shown({ onTime: best, acceptedAtOnce: best, answersIn, cameAgain: best })).toEqual([
    '100%',
    'As good as it gets. Keep it up.',
    '100%',
    'As good as it gets. Keep it up.',
    'under an hour',
    'As good as it gets. Keep it up.',
    '100%',
    'As good as it gets. Keep it up.',
  ]);
});

it('without any it says from when on they count', () => {
  expect(shown({})).toEqual([]);
  expect(screen.getByText(/^Your figures appear here .* from 3 cases on/)).toBeVisible();
});
