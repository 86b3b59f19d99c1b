import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  useOpsGetServiceConversationQuery,
  useOpsWakeServiceConversationMutation,
} from '@tolk/api-client';
import type { StaffServiceConversation } from '@tolk/contract';
import type { Outgoing } from '@tolk/conversation-views/pieces';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { createRef, useState } from 'react';
import { DeskComposer } from './desk-composer.tsx';
import type { DeskMode } from './mode-choice.tsx';

const conversation: StaffServiceConversation = {
  conversationId: 'c1',
  state: 'open',
  customerName: 'Ingrid',
  personId: 'p1',
  identity: 'client',
  language: 'en',
  assigneeId: 's1',
  assigneeName: 'Mei',
  last: { side: 'customer', text: 'Hello', time: '2026-11-23T08:00:00Z' },
  waitingSince: null,
  firstAnswer: null,
  resolution: null,
  snoozedUntil: null,
  unread: 0,
  mentioned: false,
  tagIds: [],
  version: 1,
  lastSeq: 1,
  customerReadUpTo: 0,
  staffReadUpTo: 0,
  closeReason: null,
  rating: null,
  comment: '',
  about: null,
  createTime: '2026-11-23T08:00:00Z',
  customer: {
    name: 'Ingrid',
    email: null,
    account: null,
    orders: null,
    payments: null,
    earlier: [],
  },
  allowedActions: [{ action: 'answer', enabled: true }],
};

function open(mode: DeskMode) {
  localStorage.clear();
  answerCalls({
    '/opsinterface/getServiceCannedList': [
      {
        cannedId: 'a1',
        version: 1,
        shortcut: 'refund',
        textEn: 'Dear {name}, it is on its way. {agent}',
        textZh: '{name}您好，退款正在处理。{agent}',
        retired: false,
      },
    ],
    '/opsinterface/getServiceColleagues': [
      { staffId: 's2', name: 'Bo', onDuty: true, languages: ['en'], load: 2 },
    ],
  });
  const sent: Outgoing[] = [];
  renderScreen(<Desk first={mode} onSend={(outgoing) => sent.push(outgoing)} />);
  return sent;
}

const fieldRef = createRef<HTMLTextAreaElement>();

function Desk({ first, onSend }: { first: DeskMode; onSend: (outgoing: Outgoing) => void }) {
  const [mode, setMode] = useState(first);
  return (
    <DeskComposer
      staff={{ staffId: 's1', name: 'Mei' }}
      conversation={conversation}
      mode={mode}
      onMode={setMode}
      fieldRef={fieldRef}
      onSend={onSend}
      onTyped={() => undefined}
    />
  );
}

it('a slash offers ready answers, the customer’s language first, with the names filled in', async () => {
  const sent = open('answer');
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '/ref');
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(2);
  expect(options[0]).toHaveTextContent('Dear Ingrid, it is on its way. Mei');
  expect(options[1]).toHaveTextContent('Ingrid您好，退款正在处理。Mei');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Ingrid您好，退款正在处理。Mei');
  await userEvent.keyboard('{Enter}');
  expect(sent).toMatchObject([{ text: 'Ingrid您好，退款正在处理。Mei' }]);
  expect(sent[0]?.mentionIds).toBeUndefined();
});

it('Escape closes the list, and what was typed can be sent as it is', async () => {
  const sent = open('answer');
  await userEvent.type(screen.getByRole('textbox'), '/ref');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}{Enter}');
  expect(sent).toMatchObject([{ text: '/ref' }]);
});

it('Escape leaves the field where no list is open', async () => {
  open('answer');
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'It arrives tomorrow');
  await userEvent.keyboard('{Escape}');
  expect(field).not.toHaveFocus();
  expect(field).toHaveValue('It arrives tomorrow');
});

it('a note names colleagues, and is no answer', async () => {
  const sent = open('note');
  await userEvent.type(screen.getByRole('textbox'), 'See this, @b');
  await screen.findByRole('option', { name: /Bo/ });
  await userEvent.keyboard('{Enter}please{Enter}');
  expect(sent).toMatchObject([{ text: 'See this, @Bo please', mentionIds: ['s2'] }]);
});

it('field and buttons say whether the customer or colleagues read it', async () => {
  open('answer');
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Answer to the customer');
  expect(screen.getByRole('button', { name: 'Send to the customer' })).toBeVisible();
  expect(screen.getByText('The customer reads this.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Note for colleagues');
  expect(screen.getByRole('button', { name: 'Send the note to colleagues' })).toBeVisible();
  expect(screen.getByText('Only colleagues read this, never the customer.')).toBeVisible();
});

it('an answer and a note keep their texts apart, and the buttons stay the same ones', async () => {
  const sent = open('answer');
  const answer = screen.getByRole('button', { name: 'Answer' });
  await userEvent.type(screen.getByRole('textbox'), 'It arrives tomorrow');
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  await userEvent.type(screen.getByRole('textbox'), 'Bank checked{Enter}');
  expect(screen.getByRole('button', { name: 'Answer' })).toBe(answer);
  await userEvent.click(answer);
  expect(screen.getByRole('textbox')).toHaveValue('It arrives tomorrow');
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(sent).toMatchObject([
    { text: 'Bank checked', mentionIds: [] },
    { text: 'It arrives tomorrow' },
  ]);
  expect(sent[1]?.mentionIds).toBeUndefined();
});

function WakeButton() {
  const { conversationId } = conversation;
  const { data } = useOpsGetServiceConversationQuery({ conversationId });
  const [wake] = useOpsWakeServiceConversationMutation();
  if (data === undefined) return null;
  const { version } = data;
  return <button onClick={() => void wake({ conversationId, version })}>Wake {version}</button>;
}

it('an act goes by the answer to the one before, though the conversation was not read again yet', async () => {
  const answers: Record<string, unknown> = {
    '/opsinterface/getServiceConversation': conversation,
    '/opsinterface/wakeServiceConversation': { ...conversation, version: 2 },
  };
  answerCalls(answers);
  renderScreen(<WakeButton />);
  const button = await screen.findByRole('button', { name: 'Wake 1' });
  delete answers['/opsinterface/getServiceConversation'];
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Wake 2' })).toBeVisible();
});
