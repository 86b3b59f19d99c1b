import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServiceConversation, ServiceMessage, ServiceSession } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { useState } from 'react';
import { EmailPart } from './email-part.tsx';
import { ServiceChat } from './service-chat.tsx';

const path = (call: string) => `/communicationinterface/${call}`;

/** What this browser names its messages. */
const messageId = '00000000-0000-4000-8000-000000000001';
const ownRandomUUID = crypto.randomUUID.bind(crypto);

const desk: ServiceSession['desk'] = {
  open: false,
  staffed: false,
  closesAt: null,
  opensAt: '2099-11-23T01:00:00Z',
  zone: 'Asia/Shanghai',
  answerBy: '2099-11-23T01:10:00Z',
  pollMs: 60_000,
};

const conversation: ServiceConversation = {
  conversationId: 'c1',
  closed: false,
  about: null,
  staffName: null,
  email: null,
  unread: 0,
  lastSeq: 1,
  readUpTo: 0,
  staffReadUpTo: 0,
  rating: null,
  mayRate: false,
  createTime: '2026-11-23T08:00:00Z',
};

const message: ServiceMessage = {
  seq: 1,
  messageId,
  time: '2026-11-23T08:00:00Z',
  text: 'Where is my refund?',
  file: null,
  staffName: null,
  event: null,
  side: 'customer',
};

const about = {
  projectOrderAppealId: 'a1',
  orderName: 'Supply contract',
  orderNumber: 'T-1',
  side: 'client',
} as const;

const session: ServiceSession = { desk, conversation: null, earlier: [], joinable: null };

function open(changes: Partial<ServiceSession> = {}, at = '/xqrelationservice') {
  let now = { ...session, ...changes };
  const asked = answerCalls({
    get [path('serviceSession')]() {
      return now;
    },
    [path('openServiceLink')]: session,
    get [path('serviceMessageSending')]() {
      now = { ...now, conversation };
      return { message, conversation, desk };
    },
    [path('serviceSessionHistory')]: { list: [message], hasMore: false, conversation },
    [path('servicePulse')]: { lastSeq: 1, staffReadUpTo: 0, closed: false, typing: false },
    [path('serviceReadMessage')]: { unread: 0 },
    [path('leaveServiceEmail')]: { ...conversation, email: 'a@example.com' },
    [path('rateService')]: { ...conversation, rating: 4 },
  });
  renderScreen(<ServiceChat asker="visitor" />, { at });
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  crypto.randomUUID = () => messageId;
});
afterEach(() => {
  crypto.randomUUID = ownRandomUUID;
});

it('a closed desk says when it opens, and offers answers while the first line is typed', async () => {
  open();
  expect(await screen.findByText('Closed now')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'I lost my verification code');
  expect(screen.getByText(/may already answer it/)).toBeVisible();
});

it('the first message begins a conversation under an id of this browser', async () => {
  const asked = open();
  await userEvent.type(await screen.findByRole('textbox'), 'Where is my refund?{Enter}');
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: path('serviceMessageSending'),
      body: { messageId, text: 'Where is my refund?', port: 0 },
    }),
  );
});

it('the next line is typed while the first one begins the conversation, and none of it is lost', async () => {
  const asked = open();
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'Where is my refund?{Enter}It was due on');
  await screen.findByText('Where is my refund?');
  await waitFor(() => expect(asked.map((one) => one.path)).toContain(path('servicePulse')));
  await userEvent.type(field, ' Monday.');
  expect(field).toHaveValue('It was due on Monday.');
  const kept = Object.keys(localStorage);
  expect(kept.map((key) => localStorage.getItem(key))).toContain('It was due on Monday.');
  expect(kept.filter((key) => key.endsWith(':service'))).toEqual([]);
});

it('a link of a mail is used once and taken out of the address', async () => {
  const asked = open({}, '/xqrelationservice?usertype=1#link=secret');
  await screen.findByText('Closed now');
  expect(asked.filter((one) => one.path === path('openServiceLink'))).toEqual([
    { path: path('openServiceLink'), body: { link: 'secret' } },
  ]);
  expect(window.location.href).toMatch(/\/xqrelationservice\?usertype=1$/);
});

it('outside the hours a visitor is asked for an e-mail address', async () => {
  const asked = open({ conversation });
  await userEvent.type(await screen.findByLabelText(/E-mail for our answer/), 'a@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Save the address' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: path('leaveServiceEmail'),
      body: { conversationId: 'c1', email: 'a@example.com' },
    }),
  );
});

it('an address that is being typed stays when somebody comes to the desk', async () => {
  function Desk() {
    const [staffed, setStaffed] = useState(false);
    return (
      <>
        <EmailPart conversation={conversation} isTicket={!staffed} onLeft={() => undefined} />
        <button onClick={() => setStaffed(true)}>Somebody comes</button>
      </>
    );
  }
  renderScreen(<Desk />, { at: '/xqrelationservice' });
  await userEvent.type(await screen.findByLabelText(/E-mail for our answer/), 'a@example');
  await userEvent.click(screen.getByRole('button', { name: 'Somebody comes' }));
  expect(screen.getByLabelText(/E-mail for our answer/)).toHaveValue('a@example');
});

it('at the end it is asked once how it was, and a skip is sent as well', async () => {
  const ended = { ...conversation, closed: true, mayRate: true };
  const asked = open({ conversation: ended });
  await userEvent.click(await screen.findByRole('radio', { name: '4 · Good' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: path('rateService'),
      body: { conversationId: 'c1', rating: 4 },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: path('rateService'),
      body: { conversationId: 'c1', rating: null },
    }),
  );
});

it('says which appeal staff ask about, and leaves room for another question', async () => {
  open({ conversation: { ...conversation, about } });
  const link = await screen.findByRole('link', { name: 'Supply contract' });
  expect(link).toHaveAttribute('href', '/xqappealManagement/details?projectOrderAppealId=a1');
  expect(screen.getByRole('button', { name: 'Ask about something else' })).toBeVisible();
});

/** As the page has it at first, and once it asks again. */
function openThen(first: ServiceConversation, then: ServiceConversation) {
  const { conversationId, createTime } = first;
  let now: ServiceSession = { ...session, conversation: first };
  const asked = answerCalls({
    get [path('serviceSession')]() {
      const answer = now;
      const earlier = [{ conversationId, createTime, beginning: '' }];
      now = { ...session, conversation: then, earlier };
      return answer;
    },
    [path('serviceSessionHistory')]: { list: [message], hasMore: false, conversation: first },
    [path('servicePulse')]: { lastSeq: 1, staffReadUpTo: 0, closed: true, typing: false },
    [path('serviceReadMessage')]: { unread: 0 },
  });
  renderScreen(<ServiceChat asker="visitor" />, { at: '/xqrelationservice' });
  return async () => {
    // The conversation is closed now: the page asks for all again.
    await waitFor(() =>
      expect(asked.filter((one) => one.path === path('serviceSession')).length).toBeGreaterThan(1),
    );
    await screen.findByRole('button', { name: 'Back to the latest conversation' });
  };
}

it('a question about an appeal stays on screen once it has been read', async () => {
  const general = { ...conversation, conversationId: 'c2' };
  const askedAgain = openThen({ ...conversation, about }, general);
  await screen.findByRole('link', { name: 'Supply contract' });
  await askedAgain();
  expect(screen.getByRole('link', { name: 'Supply contract' })).toBeVisible();
});
