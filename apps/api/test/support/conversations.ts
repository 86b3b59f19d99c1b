import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { dataOf } from './market.ts';
import type { TestPerson } from './people.ts';

type Calls = typeof calls.communicationinterface.chat;
export type Chat = { [Name in keyof Calls]: ResponseOf<Calls[Name]> };

/** A call of `/communicationinterface/` as this person. */
export function chatCall<Name extends keyof Calls>(
  person: TestPerson,
  name: Name,
  body: RequestOf<Calls[Name]>,
) {
  return person.call<Chat[Name]>(`/communicationinterface/${name}`, body);
}

/** The answer's data; throws when the call was refused. */
export function chat<Name extends keyof Calls>(
  person: TestPerson,
  name: Name,
  body: RequestOf<Calls[Name]>,
): Promise<Chat[Name]> {
  return dataOf(chatCall(person, name, body));
}

/** Writes a text, under a new id of the browser's unless one is given. */
export function say(
  person: TestPerson,
  conversationId: string,
  text: string,
  more: Partial<RequestOf<Calls['messageSending']>> = {},
) {
  return chatCall(person, 'messageSending', {
    conversationId,
    messageId: randomUUID(),
    text,
    ...more,
  });
}
