import { screen, within } from '@testing-library/react';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { ChangeHistory } from './change-history.tsx';
import { booked, claim, moreWork, startedOrder } from './order-fixture.ts';

beforeEach(() => setLanguage('en'));

const countered = { ...moreWork, changeId: 'a', status: 'countered' as const };
const declined = {
  ...moreWork,
  changeId: 'b',
  by: 'client' as const,
  status: 'declined' as const,
  answerNote: 'No time.',
};
const order = { ...startedOrder, changes: [moreWork, declined, countered] };

it('says of each change who proposed it and what became of it', () => {
  renderScreen(<ChangeHistory order={order} viewer="client" />);
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByText('Proposed by you')).toBeVisible();
  expect(first?.getByText('Declined')).toBeVisible();
  expect(first?.getByText('Declined: “No time.”')).toBeVisible();
  expect(second?.getByText('Proposed by the supplier')).toBeVisible();
  expect(second?.getByText('Counter-proposal made')).toBeVisible();
});

it('leaves what is pending to the banner, but shows it to staff', () => {
  const { unmount } = renderScreen(<ChangeHistory order={order} viewer="supplier" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  unmount();
  renderScreen(<ChangeHistory order={order} viewer={null} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('You earn')).toBeNull();
});

it('is not there where nothing was proposed', () => {
  const { container } = renderScreen(<ChangeHistory order={startedOrder} viewer="client" />);
  expect(container).toHaveTextContent('');
});

it('tells the client what became of a transfer for a change that a delivery ended', () => {
  const overtaken = { ...moreWork, status: 'overtaken' as const, transfer: 'awaited' as const };
  const delivered = { ...startedOrder, changes: [overtaken] };
  const { unmount } = renderScreen(<ChangeHistory order={delivered} viewer="client" />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'The order moved on before this change applied, so the terms before it stand. If you have not sent the ¥ 463.50 CNY yet, don’t.',
  );
  unmount();
  renderScreen(<ChangeHistory order={delivered} viewer="supplier" />);
  expect(screen.getByRole('listitem')).not.toHaveTextContent('463.50');
});

it('calls a price with travel the whole price, though the order has no travel any more', () => {
  const remote = { ...booked, travel: 0, changes: [{ ...claim, status: 'agreed' as const }] };
  renderScreen(<ChangeHistory order={remote} viewer="client" />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Price in all¥ 900.00 CNY');
});
