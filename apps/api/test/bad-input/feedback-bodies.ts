import type { Identity } from '@tolk/domain';
import type { Caller } from '@tolk/testing/caller';
import { dataOf } from '../support/market.ts';
import type { Fixture } from './fixture.ts';

const interfaces = { client: '/clientinterface', supplier: '/supinterface' } as const;

/** A fault that somebody reports. */
export const report = {
  feedbackType: 'fault',
  instructions: 'The delivery page stays empty.',
  fileIds: [] as readonly string[],
};

/** Answers the id of what was sent. */
export async function sendFeedback(
  person: Caller,
  side: Identity,
  changes: Partial<typeof report> = {},
): Promise<string> {
  const path = `${interfaces[side]}/addFeedBack`;
  const answer = person.call<{ feedbackId: string }>(path, { ...report, ...changes });
  return (await dataOf(answer)).feedbackId;
}

/** What makes each changing call about feedback possible, by its name. */
export function feedbackBodies(fixture: () => Fixture) {
  const sent = async (side: Identity = 'client') => ({
    feedbackId: await sendFeedback(fixture().market[side], side),
    version: 1,
  });
  const answered = async (side: Identity = 'client') => {
    const target = await sent(side);
    const answer = { ...target, answerEn: 'It is mended.' };
    await dataOf(fixture().staff.admin.call('/opsinterface/answerFeedback', answer));
    return { ...target, version: 2 };
  };
  const merged = async () => {
    const target = await sent();
    const into = { ...target, intoFeedbackId: (await sent('supplier')).feedbackId };
    await dataOf(fixture().staff.admin.call('/opsinterface/mergeFeedback', into));
    return { ...target, version: 2 };
  };
  return {
    addFeedBack: async () => ({ body: report }),
    upYYFKReadingStatus: async (side: Identity) => ({
      body: { feedbackId: (await answered(side)).feedbackId },
    }),
    answerFeedback: async () => ({ body: { ...(await sent()), answerEn: 'It is mended.' } }),
    reopenFeedback: async () => ({ body: await answered() }),
    mergeFeedback: async () => ({
      body: { ...(await sent()), intoFeedbackId: (await sent('supplier')).feedbackId },
    }),
    separateFeedback: async () => ({ body: await merged() }),
  };
}
