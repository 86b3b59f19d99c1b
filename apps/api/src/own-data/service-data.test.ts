import { randomUUID } from 'node:crypto';
import { filesOnDisk, removeAccount } from '../../test/support/account-deletion.ts';
import { dataOf } from '../../test/support/market.ts';
import { signUp } from '../../test/support/people.ts';
import { act, ask, desk, onDuty, openAlways, reply, service } from '../../test/support/service.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

beforeAll(() => openAlways(tolk));

/** A person who was answered, with a note about them. */
async function answered() {
  const person = await signUp(tolk, 'client');
  const agent = await onDuty(tolk);
  const conversationId = await ask(person, 'Where is my invoice?');
  const note = {
    conversationId,
    messageId: randomUUID(),
    text: 'Asks each month.',
    mentionIds: [],
  };
  await desk(agent, 'writeServiceNote', note);
  await reply(agent, conversationId, 'It is in the mail.');
  await dataOf(act(agent, 'closeServiceConversation', conversationId, { reason: 'solved' }));
  await service(person, 'rateService', { conversationId, rating: 4, comment: 'Quick.' });
  return { person, agent, conversationId };
}

it('the export has what was written and answered, without notes and names of the staff', async () => {
  const { person } = await answered();
  const exported: object = await person.call('/supinterface/exportOwnData', {});
  expect(exported).toMatchObject({
    customerService: [
      {
        rating: 4,
        comment: 'Quick.',
        messages: [
          { side: 'customer', text: 'Where is my invoice?' },
          { side: 'staff', text: 'It is in the mail.' },
        ],
      },
    ],
  });
  const text = JSON.stringify(exported);
  expect(text).not.toContain('Asks each month.');
  expect(text).not.toMatch(/support \d/);
});

it('with an account its conversations go', async () => {
  const { person, agent, conversationId } = await answered();
  await dataOf(removeAccount(tolk, person));
  const left = await agent.call('/opsinterface/getServiceConversation', { conversationId });
  expect(left.code).toBe(404);
});

it('with an account goes what staff sent to it, but not what they sent to others too', async () => {
  const before = await filesOnDisk(tolk);
  const { person, agent, conversationId } = await answered();
  await dataOf(act(agent, 'reopenServiceConversation', conversationId));
  const other = await ask(await signUp(tolk, 'supplier'), 'Where is the form?');
  const send = async (to: readonly string[]) => {
    const form = new FormData();
    form.set('file', new Blob(['Invoice 12 of Li Hua']), 'invoice.txt');
    const upload = agent.call<{ fileId: string }>('/opsinterface/uploadServiceFile', {}, { form });
    const { fileId } = await dataOf(upload);
    for (const id of to) {
      const answer = { conversationId: id, messageId: randomUUID(), fileId };
      await desk(agent, 'answerServiceConversation', answer);
    }
  };
  await send([conversationId]);
  await send([conversationId, other]);
  expect(await filesOnDisk(tolk)).toBe(before + 2);
  await dataOf(removeAccount(tolk, person));
  expect(await filesOnDisk(tolk)).toBe(before + 1);
});
