import { addMs, DAY, HOUR, limits } from '@tolk/domain';
import { demoSupplierCompany } from '@tolk/demo-data';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import { decideReview } from '../console/verifications/reviews.ts';
import type { Dependencies } from '../dependencies.ts';
import { assignOrder } from '../orders/assignments/assign-order.ts';
import {
  findCompany,
  findSettlementMethods,
} from '../profiles/certification/certification-repository.ts';
import { submitCompany } from '../profiles/certification/company.ts';
import { submitSettlementMethod } from '../profiles/certification/settlement-methods.ts';
import { contextOf, staffContextOf } from './demo-context.ts';
import { lifeOfOrder, underWay, type OrderForm } from './demo-orders.ts';
import { foundDemoOrganisation, foundedMs } from './demo-organisation.ts';
import { idOf, type Ids } from './demo-people.ts';
import { writeDemoSupplier } from './demo-profiles.ts';
import { memberOf, type DemoStaff } from './demo-staff.ts';
import { liveThrough } from './demo-steps.ts';
import { writeDemoTests } from './demo-tests.ts';
import { drawDocument } from './demo-verifications.ts';

const { key, name, members, profile, legalRepresentative, account, order } = demoSupplierCompany;

/** A supplier company whose people coordinate, translate and collect, with an order that one of them works on. */
export async function writeDemoSupplierCompany(
  deps: Dependencies,
  people: Ids,
  staff: DemoStaff,
  now: Date,
): Promise<void> {
  const at = addMs(now, foundedMs);
  const company = await foundDemoOrganisation(deps, demoSupplierCompany, 'supplier', now);
  const { organisationId, own, actAt } = company;
  for (const member of members) {
    if (member.supplier === null) continue;
    const context = contextOf(deps, idOf(own, member.key), 'supplier', at);
    await writeDemoSupplier(member, member.supplier, context);
    await writeDemoTests(member.supplier, context);
  }
  const asked = { ...members[0], key, displayName: name };
  await writeDemoSupplier(asked, profile, actAt(at));
  await certify(deps, staff, actAt(at));

  const all = new Map([...people, ...own, [key, organisationId]]);
  const createdAt = addMs(now, -3 * DAY);
  const life = lifeOfOrder(deps, lived(createdAt), ordered(all, createdAt), all);
  await liveThrough(life.steps);
  const assigned = { projectOrderId: life.id(), personId: idOf(own, order.worker) };
  await assignOrder(assigned, actAt(addMs(now, -2 * DAY)));
}

/** Its licence, and the account in its name. */
async function certify(deps: Dependencies, staff: DemoStaff, company: CallContext): Promise<void> {
  const { personId, now } = company;
  const certified = { decision: 'certify', reason: '' } as const;
  const { creditCode } = account;
  const licenceId = await drawDocument(company);
  await submitCompany({ companyName: name, creditCode, legalRepresentative, licenceId }, company);
  const { id: reviewId } = (await findCompany(deps.db, personId)) ?? refuse('fault');
  const reviewer = staffContextOf(deps, memberOf(staff, 'reviewer'), addMs(now, 3 * HOUR));
  await decideReview({ ...certified, kind: 'company', reviewId }, reviewer);
  await submitSettlementMethod(account, company);
  const finance = staffContextOf(deps, memberOf(staff, 'finance'), addMs(now, 4 * HOUR));
  for (const { id } of await findSettlementMethods(deps.db, personId)) {
    await decideReview({ ...certified, kind: 'settlementMethod', reviewId: id }, finance);
  }
}

function lived(createdAt: Date) {
  return {
    key: order.key,
    client: order.client,
    supplier: key,
    member: members[0].key,
    createdAt,
    receivedAt: addMs(createdAt, 3 * HOUR),
    paidAt: addMs(createdAt, 5 * HOUR),
    ...underWay,
  };
}

function ordered(people: Ids, createdAt: Date): { form: OrderForm; instructions: string } {
  const due = addMs(createdAt, 9 * DAY);
  const form: OrderForm = {
    supUserId: idOf(people, key),
    orderName: order.name,
    orderType: 'translation',
    whFieldId: order.field,
    sourceLanguage: order.sourceLanguage,
    targetLanguage: order.targetLanguage,
    startTime: createdAt.toISOString(),
    endTime: due.toISOString(),
    deliverTime: due.toISOString(),
    acceptTime: addMs(due, limits.order.autoAcceptMs).toISOString(),
    zone: 'Asia/Shanghai',
    workload: order.workload,
    unitPrice: order.unitPrice,
    unitName: 'thousand-characters',
    currency: 'CNY',
    orderDescription: order.description,
    orderFileIds: [],
  };
  return { form, instructions: '' };
}
