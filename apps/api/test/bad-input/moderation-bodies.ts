import { dataOf } from '../support/market.ts';
import { emptyFraudCase } from '../support/fraud.ts';
import { moderationOf } from '../support/moderation.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from './fixture.ts';

/** What makes each changing call of moderation possible, by its name. */
export function moderationBodies(tolk: TestApp, fixture: () => Fixture) {
  const posting = () => fixture().market.publish();
  const hidden = async () => {
    const { admin } = fixture().staff;
    const { hiding } = await dataOf(moderationOf.hide(admin, 'posting', await posting()));
    return hiding?.moderationId ?? '';
  };
  const reported = async () => {
    const { market, staff } = fixture();
    const subjectId = await posting();
    await dataOf(moderationOf.report(market.supplier, 'posting', subjectId));
    const filter = { state: 'reported', subjectId };
    const { list } = await moderationOf.list(staff.admin, 'posting', filter);
    return list[0]?.reports?.reportedContentId ?? '';
  };
  return {
    reportContent: async () => ({
      body: { subject: 'posting', subjectId: await posting(), reason: 'untrue', note: '' },
      token: fixture().market.supplier.token,
    }),
    dismissContentReports: async () => ({
      body: { reportedContentId: await reported(), words: 'A usual job.' },
    }),
    hideContent: async () => ({
      body: {
        subject: 'posting',
        subjectId: await posting(),
        reason: 'advertising',
        words: 'It sells a course.',
        seenState: null,
      },
    }),
    decideFraudCase: async () => ({
      body: {
        fraudCaseId: await emptyFraudCase(tolk),
        decision: 'watch',
        words: 'A family with one computer.',
      },
    }),
    decideHiding: async () => ({
      body: {
        moderationId: await hidden(),
        restore: true,
        words: 'It is a job after all.',
        seenState: 'hidden',
      },
    }),
    appealHiding: async () => ({
      body: { moderationId: await hidden(), text: 'It is a job.' },
      token: fixture().market.client.token,
    }),
  };
}
