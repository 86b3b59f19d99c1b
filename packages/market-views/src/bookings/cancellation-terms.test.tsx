import { screen, within } from '@testing-library/react';
import { DAY } from '@tolk/domain';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { booked } from '../changes/order-fixture.ts';
import { CancellationTerms } from './cancellation-terms.tsx';

beforeEach(() => setLanguage('en'));

/** In three days: the first tier is over, the second one holds. */
const startTime = new Date(Date.now() + 3 * DAY).toISOString();
const cancellationTiers = [
  { daysBefore: 7, percent: 0 },
  { daysBefore: 2, percent: 50 },
];
const order = { ...booked, startTime, cancellationTiers };

it('mark the tier in force, and those that are over', () => {
  renderScreen(<CancellationTerms order={{ ...order, orderState: 'started' }} />);
  const [first, second, last] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Over since/);
  expect(second).toHaveTextContent(/Now.*Until/);
  expect(last).toHaveTextContent(/After that$/);
});

it('of an order that is over mark none', () => {
  renderScreen(<CancellationTerms order={{ ...order, orderState: 'refunded' }} />);
  const items = screen.getAllByRole('listitem');
  for (const item of items) expect(within(item).queryByText('Now')).toBeNull();
  expect(items[0]).toHaveTextContent(/Until/);
});
