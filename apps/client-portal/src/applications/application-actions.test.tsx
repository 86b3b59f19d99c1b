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

it('offers what the server allows, and says why the rest is off', () => {
  renderScreen(<ApplicationActions application={received} />);
  expect(labels()).toEqual([
    'Collect',
    'Suitable',
    'Not suitable',
    'Create an order',
    'Negotiate',
    'Message',
    'Show my contact',
  ]);
  expect(screen.getByRole('button', { name: 'Create an order' })).toBeDisabled();
  expect(screen.getByText(/This job is closed\./)).toBeVisible();
});

it('once it became an order, that order is seen and the contact is shown already', () => {
  const ordered = { ...received, projectOrderId: 'o1', allowedActions: [] };
  renderScreen(<ApplicationActions application={ordered} />);
  expect(labels()).toEqual(['Collect', 'Negotiate', 'Message', 'See the order']);
});

it.each([
  ['shown before', { contactShownTime: '2026-11-20T03:00:00Z' }],
  ['of an application that was withdrawn', { status: 'withdrawn' as const }],
])('a contact %s is not offered', (_, changes) => {
  renderScreen(<ApplicationActions application={{ ...received, ...changes }} />);
  expect(screen.queryByRole('button', { name: 'Show my contact' })).not.toBeInTheDocument();
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
  await userEvent.click(screen.getByRole('button', { name: 'Collected' }));
  await waitFor(() =>
    expect(asked[0]?.body).toEqual({ projectApplicationJLId: 'a1', isCollect: false }),
  );
});
