import { screen } from '@testing-library/react';
import type { calls, OrderDetail, ResponseOf } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { sentOrder } from '../../features/orders/order-fixture.ts';
import { Screen } from './projectdetail.tsx';

type Project = ResponseOf<(typeof calls)['supinterface']['projects']['getProjectDetail']>;

const inAppeal: OrderDetail = {
  ...sentOrder,
  orderStatus: 'inAppeal',
  orderState: 'inAppeal',
  reachedBy: 'appeal',
  appealIds: ['0192a7c0-0000-7000-8000-000000000009'],
  allowedActions: [],
};

async function show(project: Partial<Project>) {
  const quiet = { nextStep: null, nextStepUntil: null, ownTurn: false, files: [] };
  answerCalls({
    '/supinterface/getProjectDetail': { ...quiet, order: inAppeal, ...project },
  });
  renderScreen(<Screen />, { at: '/projectcenter/projectdetail?projectOrderId=a' });
  return screen.findByRole('alert');
}

it('a project in appeal says what is to be done and leads to the appeal', async () => {
  const turn = { turn: 'supplier', waitsFor: ['answerOffer'], turnUntil: null } as const;
  const notice = await show({
    order: { ...inAppeal, ...turn, waitsFor: [...turn.waitsFor] },
    nextStep: { en: 'Answer the client’s offer in the appeal.', zh: '' },
    ownTurn: true,
  });
  expect(notice).toHaveTextContent(/^Your turn/);
  expect(notice).toHaveTextContent('Answer the offer in the appeal');
  expect(screen.getByRole('link', { name: 'Go to the appeal' })).toHaveAttribute(
    'href',
    expect.stringContaining('projectOrderAppealId=0192a7c0-0000-7000-8000-000000000009'),
  );
});

it('a project in appeal that waits for the client leads to the appeal too', async () => {
  const notice = await show({ order: { ...inAppeal, turn: 'client', waitsFor: [] } });
  expect(notice).toHaveTextContent(/^The client’s turn/);
  expect(screen.getByRole('link', { name: 'Go to the appeal' })).toBeVisible();
});

it('a project that is done asks for the review that nobody waits for', async () => {
  const notice = await show({
    order: {
      ...sentOrder,
      orderStatus: 'ended',
      orderState: 'completed',
      turn: null,
      waitsFor: [],
    },
    nextStep: { en: 'Review the client.', zh: '' },
  });
  expect(notice).toHaveTextContent('Review the client.');
});
