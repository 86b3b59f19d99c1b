import { renderScreen } from '@tolk/screen-testing';
import { BatchChip } from './batch-chip.tsx';

const sent = { status: 'approved', count: 3, settled: 0, failed: 0 } as const;

it.each([
  [sent, 'Approved, sent'],
  [{ ...sent, settled: 2 }, 'Approved, sent'],
  [{ ...sent, settled: 3 }, 'Done'],
  [{ ...sent, settled: 2, failed: 1 }, 'Done, 1 came back'],
  [{ ...sent, failed: 3 }, 'Done, 3 came back'],
  [{ ...sent, status: 'takenBack', failed: 3 }, 'Taken back'],
  [{ ...sent, status: 'draft' }, 'To be approved'],
] as const)('a batch %j reads %s', (batch, words) => {
  const { container } = renderScreen(<BatchChip batch={batch} />);
  expect(container).toHaveTextContent(new RegExp(`^${words}$`));
});
