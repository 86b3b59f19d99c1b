import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@tolk/screen-testing';
import { YearlyStatement } from './yearly-statement.tsx';

jest.useFakeTimers({ now: new Date('2032-01-05T02:00:00Z'), advanceTimers: true });

const year = () => screen.getByRole('combobox', { name: 'Year' });

it('the last whole year is chosen, and each year since the first can be', async () => {
  renderScreen(<YearlyStatement firstYear={2030} />);
  expect(year()).toHaveValue('2031');
  await userEvent.click(year());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '2032',
    '2031',
    '2030',
  ]);
  await userEvent.click(screen.getByRole('option', { name: '2030' }));
  expect(screen.getByRole('group', { name: 'Statement of the year 2030' })).toBeVisible();
});

it('in the first year there is that one', () => {
  renderScreen(<YearlyStatement firstYear={2032} />);
  expect(year()).toHaveValue('2032');
});
