import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderReferences } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ReferencesPart } from './references-part.tsx';

const references: OrderReferences = {
  purchaseOrder: 'PO 4500017',
  costCentre: '',
  canEdit: true,
};

function open(changes: Partial<OrderReferences> = {}) {
  const asked = answerCalls({
    '/clientinterface/getOrderReferences': { ...references, ...changes },
    '/clientinterface/saveOrderReferences': references,
  });
  renderScreen(<ReferencesPart order={{ projectOrderId: 'o1' }} />);
  return asked;
}

it('what the client’s books say is shown, and changed while the order is under way', async () => {
  const asked = open();
  expect(await screen.findByText('PO 4500017')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit the references' }));
  await userEvent.type(screen.getByLabelText(/Cost centre/), ' 4711 ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/clientinterface/saveOrderReferences',
      body: { projectOrderId: 'o1', purchaseOrder: 'PO 4500017', costCentre: '4711' },
    }),
  );
});

it('an order that has ended keeps them', async () => {
  open({ canEdit: false });
  expect(await screen.findByText('PO 4500017')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit the references' })).toBeNull();
});
