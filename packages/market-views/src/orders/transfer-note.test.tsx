import type { OrderDetail } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { TransferNote } from './transfer-note.tsx';

type Transfer = NonNullable<OrderDetail['transfer']>;

const ofMilestone: Transfer = {
  status: 'waiting',
  pays: 'milestone',
  milestoneName: 'Part 2',
  paymentAmount: 1_236_00,
  dueTime: '2026-11-27T08:00:00.000Z',
  reference: 'ZZ000001234504',
};
const ofChange: Transfer = { ...ofMilestone, pays: 'change', milestoneName: null };

it.each<[string, Transfer, string[]]>([
  ['a milestone', ofMilestone, ['¥ 1,236.00 CNY for “Part 2”', 'The order waits until']],
  ['a change', ofChange, ['¥ 1,236.00 CNY for the agreed change', 'The change waits for it']],
  ['a paid milestone', { ...ofMilestone, status: 'received' }, ['“Part 2” is paid.']],
  ['a paid change', { ...ofChange, status: 'received' }, ['The change applies.']],
])('the client reads of %s what the transfer is for', (_what, transfer, texts) => {
  const { container } = renderScreen(
    <TransferNote order={{ transfer, currency: 'CNY' }} viewer="client" />,
  );
  for (const text of texts) expect(container).toHaveTextContent(text);
});

it('the supplier reads that the former terms apply until the difference has come', () => {
  const transfer = { ...ofChange, reference: null };
  const { container } = renderScreen(
    <TransferNote order={{ transfer, currency: 'CNY' }} viewer="supplier" />,
  );
  expect(container).toHaveTextContent('the former terms apply');
});
