import { randomUUID } from 'node:crypto';
import { act, ask, desk } from '../support/service.ts';
import { dataOf } from '../support/market.ts';
import { signUp } from '../support/people.ts';
import { addStaffMember } from '../support/staff.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from './fixture.ts';

const texts = { textEn: 'Hello {name}', textZh: '{name} 您好' };

/** What makes each changing call of the service desk possible, by its name; the admin makes them. */
export function serviceBodies(tolk: TestApp, fixture: () => Fixture) {
  const admin = () => fixture().staff.admin;
  const soon = () => new Date(tolk.clock.now().getTime() + 86_400_000).toISOString();
  const waiting = async () => {
    const conversationId = await ask(await signUp(tolk, 'client'), 'Where is my invoice?');
    const { version } = await desk(admin(), 'getServiceConversation', { conversationId });
    return { conversationId, version };
  };
  const after = async (
    name: Parameters<typeof act>[1],
    fields: Record<string, unknown> = {},
  ): Promise<{ conversationId: string; version: number }> => {
    const { conversationId } = await waiting();
    const { version } = await dataOf(act(admin(), name, conversationId, fields));
    return { conversationId, version };
  };
  const tag = async () =>
    (await desk(admin(), 'saveServiceTag', { nameEn: 'Invoice', nameZh: '发票' })).tagId;
  const shortcut = () => `short-${randomUUID().slice(0, 8)}`;
  const uploaded = async () => {
    const form = new FormData();
    form.append('file', new Blob(['text']), 'text.txt');
    const path = '/opsinterface/uploadServiceFile';
    return dataOf(admin().call<{ fileId: string }>(path, undefined, { form }));
  };
  return {
    takeServiceConversation: async () => ({ body: await waiting() }),
    giveServiceConversation: async () => {
      const { staffId } = await addStaffMember(tolk, 'support');
      return { body: { ...(await waiting()), staffId } };
    },
    putBackServiceConversation: async () => ({ body: await after('takeServiceConversation') }),
    snoozeServiceConversation: async () => ({ body: { ...(await waiting()), until: soon() } }),
    wakeServiceConversation: async () => ({
      body: await after('snoozeServiceConversation', { until: soon() }),
    }),
    closeServiceConversation: async () => ({ body: { ...(await waiting()), reason: 'solved' } }),
    reopenServiceConversation: async () => ({
      body: await after('closeServiceConversation', { reason: 'solved' }),
    }),
    tagServiceConversation: async () => ({
      body: { ...(await waiting()), tagIds: [await tag()] },
    }),
    deleteServiceFile: async () => ({ body: { fileId: (await uploaded()).fileId } }),
    setServiceDuty: async () => ({ body: { onDuty: false } }),
    saveServiceCanned: async () => ({ body: { shortcut: shortcut(), ...texts } }),
    retireServiceCanned: async () => {
      const saved = await desk(admin(), 'saveServiceCanned', { shortcut: shortcut(), ...texts });
      return { body: { cannedId: saved.cannedId, retired: true } };
    },
    saveServiceTag: async () => ({ body: { nameEn: 'Payment', nameZh: '付款' } }),
    retireServiceTag: async () => ({ body: { tagId: await tag(), retired: true } }),
    saveServiceHours: async () => ({ body: await desk(admin(), 'getServiceHours', {}) }),
  };
}
