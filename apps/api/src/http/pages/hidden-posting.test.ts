import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { moderationOf } from '../../../test/support/moderation.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { jobPage } from './job-page.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

it('a posting that staff hides has no page of its own', async () => {
  const market = await openMarket(tolk);
  const id = await market.publish({ projectName: 'A deal too good' });
  expect((await jobPage(tolk.app.deps, id, 'en'))?.title).toBe('A deal too good');
  const staff = await addStaffMember(tolk, 'support');
  await dataOf(moderationOf.hide(staff, 'posting', id));
  expect(await jobPage(tolk.app.deps, id, 'en')).toBeNull();
});
