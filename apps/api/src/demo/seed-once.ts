import { pathTo } from '@tolk/contract/routes';
import { shanghaiDay } from '@tolk/domain';
import { ConfigurationError } from '../adapters/environment.ts';
import { transaction } from '../database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { readSetting, writeSetting } from '../database/setting-repository.ts';
import { reconciledFrom } from '../orders/reconciliation/reconciliation-job.ts';
import {
  buildDemo,
  demoAccounts,
  demoPassword,
  demoStaff,
  seedNegotiations,
} from '@tolk/demo-data';
import { disputeOfDemo } from './demo-appeal.ts';
import { submitDemoCertificates } from './demo-certificates.ts';
import { writeDemoCalendars } from './demo-calendars.ts';
import { writeDemoFeedback } from './demo-feedback.ts';
import { lifeOfDemoOrder } from './demo-orders.ts';
import { writeDemoOrganisation } from './demo-organisation.ts';
import { insertDemoPeople, writeDemoProfiles } from './demo-people.ts';
import { negotiateDemoTerms } from './demo-negotiations.ts';
import { publishDemoNews } from './demo-news.ts';
import { writeDemoService } from './demo-service.ts';
import { writeDemoSupplierCompany } from './demo-supplier-company.ts';
import { settlementsOfDemo } from './demo-settlements.ts';
import { insertDemoStaff, memberOf } from './demo-staff.ts';
import { liveThrough } from './demo-steps.ts';
import { overtimeOfDemo } from './demo-overtime.ts';
import { probeDemoTranslation } from './demo-probe-translation.ts';
import { reportInDemo } from './demo-reports.ts';
import { requestDemoInvoice } from './demo-tax-invoices.ts';
import { submitDemoVerifications } from './demo-verifications.ts';
import { handInDemoApplications, publishDemoPostings } from './demo-postings.ts';

const setting = 'demoSeededAt';
/** Where the staff signs in; the second factor's code stands in the sandbox. */
const staffEntrance = `staff, at ${pathTo('staffLogin')}, code in the sandbox:`;

/** Who can log in on a fresh installation beside a sandbox. */
export const demoLogins = [
  ...Object.entries(demoAccounts).map(([who, account]) => ({ account, who })),
  ...demoStaff.map(({ account, role }) => ({ account, who: `${staffEntrance} ${role}` })),
].map(({ account, who }) => ({ account, password: demoPassword, who }));

/** Fills an installation with demo data, once, whole or not at all. False when it had been done. */
export async function seedOnce(deps: Dependencies): Promise<boolean> {
  if ((await readSetting(deps.db, setting)) !== undefined) return false;
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    await seed({ ...deps, db: tx }, now);
    await writeSetting(tx, setting, now.toISOString());
    await writeSetting(tx, reconciledFrom, shanghaiDay(now));
  });
  return true;
}

/** Throws where demo accounts could log in, whose passwords anybody can read. */
export async function refuseDemoData({ config, db }: Dependencies): Promise<void> {
  if (config.environment !== 'production') return;
  if ((await readSetting(db, setting)) === undefined) return;
  throw new ConfigurationError(
    'This database holds demo accounts with known passwords: TOLK_ENV=production needs one of its own.',
  );
}

async function seed(deps: Dependencies, now: Date): Promise<void> {
  const demo = buildDemo(now);
  const postingOf = (key: string) =>
    demo.postings.find((posting) => posting.key === key) ?? fail(`no posting "${key}"`);
  const people = await insertDemoPeople(deps, demo.people, now);
  const staff = await insertDemoStaff(deps, now);
  await publishDemoNews(deps.db, memberOf(staff, 'admin').staffId, now);
  await writeDemoProfiles(deps, demo.people, people, now);
  await writeDemoCalendars(deps, people, now);
  await submitDemoVerifications(deps, people, now);
  await submitDemoCertificates(deps, people, staff, now);
  const postings = await publishDemoPostings(deps, demo.postings, people);
  const clientOf = (posting: string) => postingOf(posting).client;
  const handedIn = { people, postings, clientOf };
  const applications = await handInDemoApplications(deps, demo.applications, handedIn);
  await negotiateDemoTerms(deps, seedNegotiations, handedIn, now);
  await liveThrough([
    ...demo.orders.flatMap(
      (order) =>
        lifeOfDemoOrder(deps, order, postingOf(order.posting), { people, applications }).steps,
    ),
    ...settlementsOfDemo(deps, people, staff, now),
    ...disputeOfDemo(deps, people, now),
    ...overtimeOfDemo(deps, people, now),
  ]);
  await probeDemoTranslation(deps, people, memberOf(staff, 'reviewer'), now);
  await requestDemoInvoice(deps, people, now);
  await writeDemoOrganisation(deps, people, now);
  await writeDemoSupplierCompany(deps, people, staff, now);
  await writeDemoFeedback(deps, people, memberOf(staff, 'support'), now);
  await reportInDemo(deps, { people, postings }, now);
  await writeDemoService({ deps, people, support: memberOf(staff, 'support'), now });
}

function fail(reason: string): never {
  throw new Error(`Seed: ${reason}`);
}
