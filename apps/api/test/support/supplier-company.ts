import type { OrganisationRole } from '@tolk/domain';
import { withKey, type Market, type OrderDetail } from './market.ts';
import { foundOrganisation, type TestOrganisation } from './organisations.ts';
import { certifyCompany, certifyMethods, payoutForms } from './payable-supplier.ts';
import type { TestPerson } from './people.ts';
import { makeFindable, makeReady } from './ready-supplier.ts';
import type { TestApp } from './test-app.ts';

/** A supplier company that may apply, take orders and be paid to its account; its founder acts for it. */
export async function foundCompany(
  tolk: TestApp,
  name = 'Wenyi Translations',
): Promise<TestOrganisation> {
  const company = await foundOrganisation(tolk, { name, side: 'supplier' });
  const { organisationId } = company;
  await makeReady(tolk, organisationId);
  await makeFindable(tolk, organisationId);
  await certifyCompany(tolk, organisationId, '上海文译翻译有限公司');
  const accounts = payoutForms.filter(({ method }) => method === 'corporateCard');
  await certifyMethods(tolk, organisationId, accounts);
  return company;
}

/**
 * The market's supplier joins the company and acts for it, so that the market's orders are the
 * company's from then on. Answers the member's own id.
 */
export async function enterCompany(
  market: Market,
  company: TestOrganisation,
  ...roles: OrganisationRole[]
): Promise<string> {
  const { supplier } = market;
  const memberId = supplier.personId;
  await company.admit(supplier, ...roles);
  supplier.personId = company.organisationId;
  return memberId;
}

/** Who coordinates says who works on the order; null: nobody. */
export function assign(
  coordinator: TestPerson,
  { projectOrderId }: Pick<OrderDetail, 'projectOrderId'>,
  personId: string | null,
) {
  const request = { projectOrderId, personId };
  return coordinator.call<OrderDetail>('/supinterface/assignOrder', request, withKey());
}

/** A member delivers an order of the company. */
export async function deliverAs(
  market: Market,
  person: TestPerson,
  { projectOrderId, version }: OrderDetail,
) {
  const request = {
    projectOrderId,
    version,
    description: 'The translation.',
    fileIds: [await market.upload(person, 'delivery')],
  };
  return person.call<{ version: number }>('/supinterface/getDeliverables', request, withKey());
}
