import { randomUUID } from 'node:crypto';
import { portOf } from '@tolk/domain';
import { serviceBodies } from '../bad-input/service-bodies.ts';
import type { Fixture } from '../bad-input/fixture.ts';
import { dataOf } from '../support/market.ts';
import { signUp } from '../support/people.ts';
import { act, ask, browserOf, service } from '../support/service.ts';
import type { TestApp } from '../support/test-app.ts';
import { ofBothSides, type Case, type Cases } from './case.ts';

const textOrFile = 'a message is a text or a file';

/** Every action about a conversation with customer service, by who takes it. */
export function serviceCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const bodies = serviceBodies(tolk, fixture);
  const atDesk = (name: keyof typeof bodies): Case => ({
    path: `/opsinterface/${name}`,
    alike: true,
    ready: async () => ({ token: await fixture().staff.enter(), ...(await bodies[name]()) }),
  });
  const asked = async () => (await bodies.takeServiceConversation()).body.conversationId;
  return {
    ...ofBothSides('service', 'begin', (side) => `service ${side} write`),
    ...ofBothSides('service', 'write', (side) => ({
      path: '/communicationinterface/serviceMessageSending',
      needs: ['text'],
      without: { fileId: textOrFile },
      async ready(input) {
        const person = await signUp(tolk, side);
        const message = { messageId: randomUUID(), text: 'Where is my invoice?' };
        if (input === 'smallest') return { token: person.token, body: message };
        const conversationId = await ask(person, 'Hello');
        const body = { ...message, conversationId, port: portOf(side) };
        return { token: person.token, body };
      },
    })),
    // The cookie goes with the first join; a repetition is answered alike.
    ...ofBothSides('service', 'join', (side) => ({
      path: '/communicationinterface/joinServiceConversation',
      alike: true,
      async ready() {
        const person = await signUp(tolk, side);
        const browser = browserOf(tolk.caller());
        const conversationId = await ask(browser, 'Hello');
        browser.token = person.token;
        await service(browser, 'joinServiceConversation', { conversationId });
        return { token: person.token, body: { conversationId } };
      },
    })),
    ...ofBothSides('service', 'rate', (side) => ({
      path: '/communicationinterface/rateService',
      async ready(input) {
        const person = await signUp(tolk, side);
        const conversationId = await ask(person, 'Thank you.');
        const close = { reason: 'solved' };
        await dataOf(act(fixture().staff.admin, 'closeServiceConversation', conversationId, close));
        const body = { conversationId, rating: 5 };
        const more = input === 'richest' ? { comment: 'Quick and kind.' } : {};
        return { token: person.token, body: { ...body, ...more } };
      },
    })),
    'service staff take': atDesk('takeServiceConversation'),
    'service staff give': atDesk('giveServiceConversation'),
    'service staff putBack': atDesk('putBackServiceConversation'),
    'service staff tag': atDesk('tagServiceConversation'),
    'service staff snooze': atDesk('snoozeServiceConversation'),
    'service staff wake': atDesk('wakeServiceConversation'),
    'service staff close': atDesk('closeServiceConversation'),
    'service staff reopen': atDesk('reopenServiceConversation'),
    'service staff begin': {
      path: '/opsinterface/beginServiceConversation',
      ready: async () => ({
        token: await fixture().staff.enter(),
        body: {
          personId: (await signUp(tolk, 'client')).personId,
          messageId: randomUUID(),
          text: 'Your last invoice was wrong.',
        },
      }),
    },
    'service staff answer': {
      path: '/opsinterface/answerServiceConversation',
      needs: ['text'],
      without: { fileId: textOrFile },
      ready: async () => ({
        token: await fixture().staff.enter(),
        body: { conversationId: await asked(), messageId: randomUUID(), text: 'Here it is.' },
      }),
    },
    'service staff note': {
      path: '/opsinterface/writeServiceNote',
      alike: true,
      ready: async () => ({
        token: await fixture().staff.enter(),
        body: {
          conversationId: await asked(),
          messageId: randomUUID(),
          text: 'Look at the last invoice first.',
          mentionIds: [fixture().staff.admin.staffId],
        },
      }),
    },
  };
}
