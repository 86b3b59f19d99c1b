import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetail } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { sentOrder } from './order-fixture.ts';
import type { Term } from './term-changes.ts';
import { VersionNotice } from './version-notice.tsx';

function changes(changed: Term, after: Partial<OrderDetail>): string | null {
  renderScreen(
    <VersionNotice
      before={sentOrder}
      after={{ ...sentOrder, ...after }}
      changed={[changed]}
      onRead={() => {}}
    />,
  );
  return screen.getByRole('listitem').textContent;
}

it.each([
  ['orderName', { orderName: 'Trial protocol' }, 'Name: Clinical trial protocol → Trial protocol'],
  ['targetLanguage', { targetLanguage: 'fr' }, 'Into: Chinese (Simplified) → French'],
  ['bothDirections', { bothDirections: true }, 'Both ways: One way → Both ways'],
  ['pricing', { pricing: 'fixed' }, 'How is it priced?: By unit and workload → Fixed price'],
  ['workload', { workload: 20 }, 'Workload: 18 → 20'],
  ['bookingMode', { bookingMode: 'remote' }, 'Where will it take place?: — → Remote'],
  ['bookingPlace', { bookingPlace: 'Hall 3' }, 'Address or link: — → Hall 3'],
] satisfies [Term, Partial<OrderDetail>, string][])(
  'a change of %s is told in words: before, then now',
  (term, after, words) => {
    expect(changes(term, after)).toBe(words);
  },
);

it('a price is told as money', () => {
  expect(changes('unitPrice', { unitPrice: 280_00 })).toBe('Rate: ¥ 260.00 CNY → ¥ 280.00 CNY');
});

it('the times of bookings are told by the clocks of their place', () => {
  const booking = { startTime: '2026-12-01T01:00:00Z', endTime: '2026-12-01T09:00:00Z' };
  expect(changes('bookings', { bookings: [booking] })).toMatch(/09:00.* – .*17:00/);
});

it('a supplier says that they have read it', async () => {
  let read = 0;
  renderScreen(
    <VersionNotice before={sentOrder} after={sentOrder} changed={[]} onRead={() => (read += 1)} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  expect(read).toBe(1);
});
