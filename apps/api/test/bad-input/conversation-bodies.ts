import { dataOf } from '../support/market.ts';
import { chat, say } from '../support/conversations.ts';
import type { Market } from '../support/market.ts';
import type { TestPerson } from '../support/people.ts';
import type { Fixture } from './fixture.ts';

/** Answers the id of what the two have with each other; the client begins it. */
export async function openTalk({ client, supplier }: Market): Promise<string> {
  const { conversationId } = await chat(client, 'ceatesession', { otherId: supplier.personId });
  return conversationId;
}

/** What makes each changing call about conversations possible, by its name; the client makes them. */
export function conversationBodies(fixture: () => Fixture) {
  const written = async (by: (market: Market) => TestPerson) => {
    const { market } = fixture();
    const conversationId = await openTalk(market);
    const { seq } = await dataOf(say(by(market), conversationId, 'Does the appendix have tables?'));
    return { conversationId, seq };
  };
  const reported = async () => {
    const { market, staff } = fixture();
    const report = {
      ...(await written(({ supplier }) => supplier)),
      reason: 'spam',
      note: '',
    } as const;
    await chat(market.client, 'reportMessage', report);
    const waiting = staff.admin.call<{ list: { messageReportId: string }[] }>(
      '/opsinterface/getMessageReportList',
      { decided: false, pageSize: 100 },
    );
    return (await dataOf(waiting)).list.at(-1)?.messageReportId ?? '';
  };
  const contact = () => ({ otherId: fixture().market.supplier.personId });
  return {
    ceatesession: async () => ({ body: contact() }),
    addContact: async () => ({ body: contact() }),
    setContact: async () => ({
      body: { conversationId: await openTalk(fixture().market), pinned: true },
    }),
    getRecallMessage: async () => ({ body: await written(({ client }) => client) }),
    setChatSettings: async () => ({ body: { presenceShown: false } }),
    reportMessage: async () => ({
      body: { ...(await written(({ supplier }) => supplier)), reason: 'spam', note: '' },
    }),
    decideMessageReport: async () => ({
      body: { messageReportId: await reported(), outcome: 'dismissed', words: '' },
    }),
    dismissMessageReports: async () => ({
      body: { messageReportIds: [await reported()], note: 'Nothing against our rules.' },
    }),
  };
}
