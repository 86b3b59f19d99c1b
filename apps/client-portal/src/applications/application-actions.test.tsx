import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationRow } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ApplicationActions } from './application-actions.tsx';

const received: ApplicationRow = {
  projectApplicationJLId: 'a1',
  projectReleaseInforId: 'p1',
  projectName: 'Supply contract',
  projectType: 'translation',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  bothDirections: false,
  supUserId: 's1',
  supUserName: 'Lin Wanqing',
  content: '',
  instructions: '',
  version: 1,
  resumeFile: null,
  files: [],
  projectCases: [],
  supUserAvatar: null,
  realNameVerified: true,
  tested: true,
  readTime: '2026-11-20T02:00:00Z',
  expectedPrice: 260_00,
  currency: 'CNY',
  unitName: 'thousand-words',
  estimatedWorkload: 18,
  status: 'applied',
  isCollect: false,
  contactShownTime: null,
  createTime: '2026-11-19T02:00:00Z',
  projectOrderId: null,
  offer: null,
  allowedActions: [
    { action: 'markSuitable', enabled: true },
    { action: 'markUnsuitable', enabled: true },
    { action: 'order', enabled: false, reason: 'This job is closed.' },
  ],
};

const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

async function inMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

it('offers what the server allows, the order first, and says why something is off', async () => {
  renderScreen(<ApplicationActions application={received} />);
  expect(labels()).toEqual(['Create an order', 'Message', 'Suitable', 'More']);
  expect(screen.getByRole('button', { name: 'Create an order' })).toBeDisabled();
  expect(screen.getByText(/This job is closed\./)).toBeVisible();
  expect(await inMenu()).toEqual(['Not suitable', 'Negotiate', 'Collect', 'Show my contact']);
});

it('an offer that waits for the client is in sight', () => {
  const offer = {
    offerId: 'o1',
    round: 2,
    by: 'supplier',
    status: 'open',
    unitName: 'thousand-words',
    currency: 'CNY',
    unitPrice: 260_00,
    workload: 18,
    deliverTime: null,
    amountOfMoney: 4_680_00,
  } as const;
  renderScreen(<ApplicationActions application={{ ...received, offer }} />);
  expect(labels()).toEqual(['Create an order', 'Message', 'Suitable', 'Negotiate', 'More']);
});

it('once it became an order, that order is seen and the contact is shown already', async () => {
  const ordered = { ...received, projectOrderId: 'o1', allowedActions: [] };
  renderScreen(<ApplicationActions application={ordered} />);
  expect(labels()).toEqual(['See the order', 'Message', 'More']);
  expect(await inMenu()).toEqual(['Negotiate', 'Collect']);
});

it.each([
  ['shown before', { contactShownTime: '2026-11-20T03:00:00Z' }],
  ['of an application that was withdrawn', { status: 'withdrawn' as const }],
])('a contact %s is not offered', async (_, changes) => {
  renderScreen(<ApplicationActions application={{ ...received, ...changes }} />);
  expect(await inMenu()).not.toContain('Show my contact');
});

it('a mark is confirmed to the client once it is made', async () => {
  const asked = answerCalls({ '/clientinterface/setJlMatchingStatus': received });
  renderScreen(<ApplicationActions application={received} />);
  await userEvent.click(screen.getByRole('button', { name: 'Suitable' }));
  expect(await screen.findByText(/Marked as suitable/)).toBeVisible();
  expect(asked[0]?.body).toEqual({ projectApplicationJLId: 'a1', suitable: true });
});

it('collecting turns into its opposite', async () => {
  const asked = answerCalls({ '/clientinterface/setJlIsCollect': received });
  renderScreen(<ApplicationActions application={{ ...received, isCollect: true }} />);
  await inMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Collected' }));
  await waitFor(() =>
    expect(asked[0]?.body).toEqual({ projectApplicationJLId: 'a1', isCollect: false }),
  );
});
