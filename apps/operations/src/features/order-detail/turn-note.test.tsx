import { screen } from '@testing-library/react';
import type { Turn } from '@tolk/domain';
import { renderScreen } from '@tolk/screen-testing';
import { TurnNote } from './turn-note.tsx';

const ahead = '2126-12-04T10:00:00.000Z';
const over = '2020-12-04T10:00:00.000Z';

function note(turn: Turn | null, turnUntil: string | null) {
  renderScreen(<TurnNote order={{ turn, turnUntil }} />);
  return screen.queryByRole('alert');
}

it('says whose turn it is in an order and until when', () => {
  expect(note('client', ahead)).toHaveTextContent(/^The client’s turn.*4 Dec 2126/);
});

it.each<[Turn, string | null, RegExp]>([
  ['supplier', over, /Overdue since .*4 Dec 2020/],
  ['staff', null, /^Our turn$/],
])('stands out where the %s’s turn is overdue or ours', (turn, until, said) => {
  const shown = note(turn, until);
  expect(shown).toHaveTextContent(said);
  expect(shown).toHaveClass('MuiAlert-colorWarning');
});

it('is not there where nobody has to act', () => {
  expect(note(null, null)).toBeNull();
});
