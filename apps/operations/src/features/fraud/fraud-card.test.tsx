import { screen, within } from '@testing-library/react';
import type { FraudCase } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { FraudCard } from './fraud-card.tsx';

const id = (at: number) => `0192a7c0-0000-7000-8000-00000000000${at}`;
const time = '2026-11-20T04:00:00Z';

const fraudCase: FraudCase = {
  fraudCaseId: id(9),
  state: 'cleared',
  foundTime: time,
  members: [
    { personId: id(1), name: 'Lin Yue', createTime: time, state: 'active' },
    { personId: id(2), name: 'Zhou Min', createTime: time, state: 'active' },
  ],
  signs: [
    {
      kind: 'outsidePayment',
      personIds: [id(1)],
      facts: { others: '3' },
      evidence: [
        {
          place: 'message',
          personId: id(1),
          toName: 'Nordlys Energi',
          time,
          excerpt: 'You can pay me directly.',
        },
      ],
      foundTime: time,
    },
    {
      kind: 'contact',
      personIds: [id(1), id(2)],
      facts: { contact: '139…655' },
      evidence: [
        { place: 'posting', personId: id(2), toName: null, time, excerpt: 'Call 139…655.' },
      ],
      foundTime: time,
    },
  ],
  decidedBy: 'Anna Berg',
  decidedTime: time,
  words: 'They are one office.',
};

it('a sign in texts shows where it was found, by whom, to whom and in which words', () => {
  renderScreen(
    <ul>
      <FraudCard fraudCase={fraudCase} />
    </ul>,
  );
  const items = screen
    .getAllByRole('listitem')
    .filter((one) => within(one).queryAllByRole('list').length > 0);
  const [, payment, contact] = items;
  expect(payment).toHaveTextContent(/^Proposes to pay outside Tolk · to 3 others/);
  expect(payment).toHaveTextContent(/Message · .* · to Nordlys EnergiYou can pay me directly\.$/);
  expect(contact).toHaveTextContent(/^Same contact in their texts · 139…655/);
  expect(contact).toHaveTextContent(/Posting · .* · Zhou Min · for everybodyCall 139…655\.$/);
});
