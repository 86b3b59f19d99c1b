import { screen } from '@testing-library/react';
import type { SentInvitation } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { SentInvitations } from './sent-invitations.tsx';

const invitation: SentInvitation = {
  postingInvitationId: 'i1',
  projectReleaseInforId: 'p1',
  projectName: 'Supply contract',
  supUserId: 's1',
  supUserName: 'Lin Wanqing',
  message: '',
  award: 'choice',
  answer: null,
  offer: null,
  match: null,
  mayWrite: false,
  createTime: '2026-11-19T02:00:00Z',
};

const offer = {
  offerId: 'o1',
  round: 1,
  by: 'client',
  status: 'lapsed',
  unitName: 'thousand-words',
  currency: 'CNY',
  unitPrice: 260_00,
  workload: 18,
  deliverTime: null,
  amountOfMoney: 4_680_00,
} as const;

async function waysOn(changes: Partial<SentInvitation>): Promise<(string | null)[]> {
  answerCalls({
    '/clientinterface/getSentInvitations': { total: 1, list: [{ ...invitation, ...changes }] },
  });
  renderScreen(<SentInvitations />);
  await screen.findByRole('link', { name: 'Supply contract' });
  const links = screen.queryAllByRole('link', { name: /\(Lin Wanqing\)$/ });
  return links.map(({ textContent }) => textContent);
}

it.each([null, 'applied', 'accepted'] as const)(
  'an invitation that was answered with %s leads to an order and to terms, each by whose it is',
  async (answer) => {
    expect(await waysOn({ answer })).toEqual([
      'Create an order (Lin Wanqing)',
      'Negotiate (Lin Wanqing)',
    ]);
  },
);

it.each(['declined', 'withdrawn', 'taken'] as const)(
  'an invitation that ended with %s leads to neither, but to the offers that were made',
  async (answer) => {
    expect(await waysOn({ answer, offer })).toEqual(['Offers (Lin Wanqing)']);
  },
);

it('an invitation that was declined without any offer leads nowhere', async () => {
  expect(await waysOn({ answer: 'declined' })).toEqual([]);
});

it.each([null, 'declined', 'taken'] as const)(
  'of an invitation answered with %s the supplier is written to where the client may',
  async (answer) => {
    await waysOn({ answer, mayWrite: true });
    expect(screen.getByRole('link', { name: 'Message Lin Wanqing' })).toBeVisible();
  },
);

it('whom the client may not write to is not offered a message', async () => {
  await waysOn({ answer: 'declined' });
  expect(screen.queryByRole('link', { name: 'Message Lin Wanqing' })).toBeNull();
});
