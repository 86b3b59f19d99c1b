import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppealConversations } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { QuestionsPart } from './questions-part.tsx';

const path = (call: string) => `/opsinterface/${call}`;

/** What this browser names its questions. */
const ids = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
] as const;
const ownRandomUUID = crypto.randomUUID.bind(crypto);
afterEach(() => {
  crypto.randomUUID = ownRandomUUID;
});

const answered: AppealConversations = {
  people: [
    { personId: 'p1', name: 'Ingrid Dahl', side: 'client' },
    { personId: 'p2', name: 'Lin Yan', side: 'supplier' },
  ],
  conversations: [
    {
      conversationId: 'c1',
      name: 'Ingrid Dahl',
      side: 'client',
      isParty: true,
      readUpTo: 2,
      hasEarlier: false,
      list: [
        {
          seq: 1,
          messageId: 'm1',
          time: '2026-11-23T08:00:00Z',
          text: 'Which annexes are missing?',
          file: null,
          staffName: 'He Jing',
          event: null,
          side: 'staff',
        },
        {
          seq: 2,
          messageId: 'm2',
          time: '2026-11-23T09:00:00Z',
          text: 'Annex B.',
          file: null,
          staffName: null,
          event: null,
          side: 'customer',
        },
      ],
    },
  ],
};

function open(shown: AppealConversations) {
  const asked = answerCalls({
    [path('getAppealConversations')]: shown,
    [path('askAppealParty')]: shown,
  });
  renderScreen(<QuestionsPart projectOrderAppealId="a1" />);
  return asked;
}

// A question that was typed and not sent waits in the tab.
beforeEach(() => sessionStorage.clear());

it('shows what a party was asked and answered', async () => {
  open(answered);
  const talk = within(await screen.findByRole('region', { name: 'Ingrid Dahl (The client)' }));
  expect(talk.getByText('Which annexes are missing?')).toBeVisible();
  expect(talk.getByText('Annex B.')).toBeVisible();
});

it('marks whose words are those of somebody who has left the party', async () => {
  const [talk] = answered.conversations;
  open({ ...answered, conversations: talk ? [{ ...talk, isParty: false }] : [] });
  expect(await screen.findByText('No longer acts for this party')).toBeVisible();
});

it('an amended question is another message, one that is sent again is the same', async () => {
  const user = userEvent.setup();
  const left = [...ids];
  crypto.randomUUID = () => left.shift() ?? ownRandomUUID();
  // The answers to what is sent are lost.
  const asked = answerCalls({ [path('getAppealConversations')]: answered });
  renderScreen(<QuestionsPart projectOrderAppealId="a1" />);
  await user.click(await screen.findByRole('button', { name: 'Ask a party…' }));
  await user.click(screen.getByRole('combobox', { name: /To/ }));
  await user.click(await screen.findByRole('option', { name: 'Lin Yan (The supplier)' }));
  const sent = () =>
    asked.filter((one) => one.path === path('askAppealParty')).map(({ body }) => body);
  const field = screen.getByRole('textbox', { name: /Your question/ });
  const send = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toHaveLength(times));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  };
  await user.type(field, 'Which glossary?');
  await send(1);
  await send(2);
  await user.type(field, ' Which memory?');
  await send(3);
  expect(sent()).toMatchObject([
    { messageId: ids[0], text: 'Which glossary?' },
    { messageId: ids[0], text: 'Which glossary?' },
    { messageId: ids[1], text: 'Which glossary? Which memory?' },
  ]);
});

it('asks the party that was chosen', async () => {
  const user = userEvent.setup();
  const asked = open({ ...answered, conversations: [] });
  await user.click(await screen.findByRole('button', { name: 'Ask a party…' }));
  await user.click(screen.getByRole('combobox', { name: /To/ }));
  await user.click(await screen.findByRole('option', { name: 'Lin Yan (The supplier)' }));
  await user.type(screen.getByRole('textbox', { name: /Your question/ }), 'Which glossary?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(asked.find((one) => one.path === path('askAppealParty'))?.body).toMatchObject({
      projectOrderAppealId: 'a1',
      personId: 'p2',
      text: 'Which glossary?',
    }),
  );
});

it('asks nobody after the decision', async () => {
  open({ ...answered, people: [] });
  expect(await screen.findByText('Annex B.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask a party…' })).not.toBeInTheDocument();
});
