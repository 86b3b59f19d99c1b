import { feedbackBodies, report } from '../bad-input/feedback-bodies.ts';
import type { Fixture } from '../bad-input/fixture.ts';
import { takenOn, workBodies } from '../bad-input/work-bodies.ts';
import type { TestApp } from '../support/test-app.ts';
import { interfaceOf, ofBothSides, type Case, type Cases } from './case.ts';
import { uploadPicture } from './upload-picture.ts';

/** Every action about feedback, by who takes it. */
export function feedbackCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const bodies = feedbackBodies(fixture);
  const work = workBodies(tolk, fixture);
  const atDesk = (
    name: Exclude<keyof typeof bodies, 'addFeedBack' | 'upYYFKReadingStatus'>,
    more: Partial<Case> = {},
  ): Case => ({
    path: `/opsinterface/${name}`,
    alike: true,
    ready: async () => ({ token: await fixture().staff.enter(), ...(await bodies[name]()) }),
    ...more,
  });
  return {
    ...ofBothSides('feedback', 'submit', (side) => ({
      path: `${interfaceOf[side]}/addFeedBack`,
      async ready(input) {
        const person = fixture().market[side];
        const fileIds = input === 'richest' ? [await uploadPicture(person, 'feedback')] : [];
        return { token: person.token, body: { ...report, fileIds } };
      },
    })),
    ...ofBothSides('feedback', 'read', (side) => ({
      path: `${interfaceOf[side]}/upYYFKReadingStatus`,
      alike: true,
      ready: async () => ({
        token: fixture().market[side].token,
        ...(await bodies.upYYFKReadingStatus(side)),
      }),
    })),
    'feedback staff assign': {
      path: '/opsinterface/assignWork',
      alike: true,
      ready: async () => ({ token: await fixture().staff.enter(), ...(await work.assignWork()) }),
    },
    'feedback staff putBack': {
      path: '/opsinterface/assignWork',
      alike: true,
      async ready() {
        const { feedbackId } = (await bodies.answerFeedback()).body;
        const body = await takenOn(fixture(), 'feedback', feedbackId);
        return { token: fixture().staff.admin.token, body };
      },
    },
    'feedback staff answer': {
      path: '/opsinterface/answerFeedback',
      needs: ['answerEn'],
      async ready(input) {
        const { body } = await bodies.answerFeedback();
        const more = input === 'richest' ? { answerZh: '问题已修复。' } : {};
        return { token: await fixture().staff.enter(), body: { ...body, ...more } };
      },
    },
    'feedback staff reopen': atDesk('reopenFeedback'),
    'feedback staff merge': atDesk('mergeFeedback'),
    'feedback staff separate': atDesk('separateFeedback'),
  };
}
