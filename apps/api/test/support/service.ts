import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { languages, type Language } from '@tolk/domain';
import type { Answer, Caller } from '@tolk/testing/caller';
import { dataOf } from './market.ts';
import { addStaffMember, type TestStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';

type Own = typeof calls.communicationinterface.service;
type Desk = typeof calls.opsinterface.service;
export type Service = { [Name in keyof Own]: ResponseOf<Own[Name]> };
export type ServiceDesk = { [Name in keyof Desk]: ResponseOf<Desk[Name]> };

/** A browser that keeps the cookie of a visitor. */
export interface Browser extends Caller {
  readonly cookie: string;
}

/** Keeps `tolk-visitor` for a caller, who may sign in meanwhile. */
export function browserOf(caller: Caller): Browser {
  let cookie = '';
  return {
    get cookie() {
      return cookie;
    },
    get token() {
      return caller.token;
    },
    set token(token) {
      caller.token = token;
    },
    send: (path, body, options) => caller.send(path, body, options),
    async call<Data>(path: string, body?: unknown, options = {}): Promise<Answer<Data>> {
      const headers: Record<string, string> = cookie === '' ? {} : { cookie };
      const answer = await caller.call<Data>(path, body, { ...options, headers });
      const [set] = answer.headers.getSetCookie().filter((one) => one.startsWith('tolk-visitor='));
      if (set !== undefined) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
      return answer;
    },
  };
}

/** A call of the customer's. */
export function serviceCall<Name extends keyof Own>(
  customer: Caller,
  name: Name,
  body: RequestOf<Own[Name]>,
) {
  return customer.call<Service[Name]>(`/communicationinterface/${name}`, body);
}

/** The answer's data; throws when the call was refused. */
export function service<Name extends keyof Own>(
  customer: Caller,
  name: Name,
  body: RequestOf<Own[Name]>,
): Promise<Service[Name]> {
  return dataOf(serviceCall(customer, name, body));
}

/** Writes a text under a new id; answers the conversation's id. */
export async function ask(
  customer: Caller,
  text: string,
  more: Partial<RequestOf<Own['serviceMessageSending']>> = {},
): Promise<string> {
  const sent = { messageId: randomUUID(), text, ...more };
  const { conversation } = await service(customer, 'serviceMessageSending', sent);
  return conversation.conversationId;
}

/** A call of the staff's. */
export function deskCall<Name extends keyof Desk>(
  member: Caller,
  name: Name,
  body: RequestOf<Desk[Name]>,
) {
  return member.call<ServiceDesk[Name]>(`/opsinterface/${name}`, body);
}

export function desk<Name extends keyof Desk>(
  member: Caller,
  name: Name,
  body: RequestOf<Desk[Name]>,
): Promise<ServiceDesk[Name]> {
  return dataOf(deskCall(member, name, body));
}

/** One act on a conversation as it is now. */
export async function act(
  member: Caller,
  name:
    | 'takeServiceConversation'
    | 'giveServiceConversation'
    | 'putBackServiceConversation'
    | 'snoozeServiceConversation'
    | 'wakeServiceConversation'
    | 'closeServiceConversation'
    | 'reopenServiceConversation'
    | 'tagServiceConversation',
  conversationId: string,
  fields: Record<string, unknown> = {},
) {
  const { version } = await desk(member, 'getServiceConversation', { conversationId });
  return member.call<ServiceDesk['getServiceConversation']>(`/opsinterface/${name}`, {
    conversationId,
    version,
    ...fields,
  });
}

/** Answers with a text under a new id. */
export function reply(member: Caller, conversationId: string, text: string) {
  const messageId = randomUUID();
  return desk(member, 'answerServiceConversation', { conversationId, messageId, text });
}

/** A member of the desk on duty. */
export async function onDuty(
  tolk: TestApp,
  own: readonly Language[] = languages,
): Promise<TestStaff> {
  const member = await addStaffMember(tolk, 'support');
  await desk(member, 'setServiceDuty', { onDuty: true, languages: [...own] });
  return member;
}

const always = [{ from: '00:00', until: '24:00' }];

/** Opens the desk day and night: what a test waits for is then the same at any hour. */
export async function openAlways(tolk: TestApp): Promise<void> {
  const admin = await addStaffMember(tolk, 'admin');
  const { version } = await desk(admin, 'getServiceHours', {});
  await desk(admin, 'saveServiceHours', {
    version,
    zone: 'Asia/Shanghai',
    week: Array.from({ length: 7 }, () => always),
    holidays: [],
  });
}

/** Everybody goes off duty, so that the next test begins with an empty desk. */
export async function clearDesk(tolk: TestApp): Promise<void> {
  const { db } = tolk.app.deps;
  await db.updateTable('service_duty').set({ on_duty: false }).execute();
  await db.deleteFrom('service_conversation').execute();
}
