import { randomUUID } from 'node:crypto';
import type { SettlementMethodForm } from '@tolk/contract';
import type { VerificationKind } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import { findPerson } from '../../persons/person-repository.ts';
import {
  findCompany,
  findRealName,
  findSettlementMethods,
  insertVerificationEvent,
  type RealNameRow,
} from '../../profiles/certification/certification-repository.ts';
import { decide } from './review-repository.ts';
import { unseal, type ServerKeys } from '../../database/server-key.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { tellDecision } from './tell-decision.ts';

const ownerUnknown = {
  en: 'The account owner is not verified under this name. Decide on the real name and the company first.',
  zh: '账户持有人尚未以该名称通过认证，请先审核实名信息或企业信息。',
};

/**
 * Earnings go only to whoever was certified: a person or their company. An organisation has only its
 * company. Throws `conflict` when they are not certified, or no longer under the name that this method
 * was submitted for.
 */
export async function requireVerifiedOwner(
  tx: Tx,
  { id, personId }: { id: string; personId: string },
  context: CallContext,
): Promise<void> {
  const row = (await findSettlementMethods(tx, personId)).find((one) => one.id === id);
  const { serverKeys } = context.deps.config;
  if (row !== undefined) {
    const form: SettlementMethodForm = JSON.parse(
      unseal(serverKeys, 'settlement-details', row.sealed_details),
    );
    const isOwned = (await isOrganisation(tx, personId))
      ? await isCompanys(tx, form, personId)
      : await isPersons(tx, form, { personId, serverKeys });
    if (isOwned) return;
  }
  refuse('conflict', { message: ownerUnknown, data: { allowedActions: [] } });
}

async function isOrganisation(db: Queryable, personId: string): Promise<boolean> {
  return (await findPerson(db, personId))?.is_organisation === true;
}

async function isCompanys(tx: Tx, form: SettlementMethodForm, personId: string): Promise<boolean> {
  const company = await findCompany(tx, personId);
  if (company?.status !== 'certified' || form.method === 'personalCard') return false;
  if (form.method !== 'corporateCard') return form.name === company.company_name;
  return form.companyName === company.company_name && form.creditCode === company.credit_code;
}

async function isPersons(
  tx: Tx,
  form: SettlementMethodForm,
  { personId, serverKeys }: { personId: string; serverKeys: ServerKeys },
): Promise<boolean> {
  const realName = await findRealName(tx, personId);
  if (realName?.status !== 'certified') return false;
  if (form.method === 'corporateCard') return isCompanys(tx, form, personId);
  return realName.name === form.name && isHolder(realName, form, serverKeys);
}

/** Who was verified by passport may hold a bank account by an ID card. */
function isHolder(
  { document_type, sealed_number }: RealNameRow,
  form: Exclude<SettlementMethodForm, { method: 'corporateCard' }>,
  serverKeys: ServerKeys,
): boolean {
  if (form.method !== 'personalCard' || document_type !== 'idCard') return true;
  return unseal(serverKeys, 'document-number', sealed_number) === form.idNumber;
}

/** Revokes the certified settlement methods that rested on what was just revoked. */
export async function revokeDependents(
  tx: Tx,
  revoked: { kind: VerificationKind; personId: string; reason: string },
  context: CallContext,
): Promise<void> {
  const { kind, personId, reason } = revoked;
  if (kind === 'settlementMethod') return;
  const { deps, now, staffMember } = context;
  const restAll =
    kind === 'realName' || (kind === 'company' && (await isOrganisation(tx, personId)));
  const methods = (await findSettlementMethods(tx, personId)).filter(
    ({ method, status }) => status === 'certified' && (restAll || method === 'corporateCard'),
  );
  for (const { id } of methods) {
    const { staffId } = staffMember;
    await decide(tx, 'settlementMethod', id, { status: 'refused', reason, staffId, at: now });
    await insertVerificationEvent(tx, {
      id: randomUUID(),
      kind: 'settlementMethod',
      subject_id: id,
      action: 'revoke',
      staff_id: staffId,
      reason,
      at: now,
    });
    await recordAudit(tx, context, {
      action: 'decideReview',
      subject: 'settlementMethod',
      subjectId: id,
      details: { decision: 'revoke', personId, because: kind, reason },
    });
  }
  if (methods.length === 0) return;
  const told = { kind: 'settlementMethod', decision: 'revoke', reason, personId, at: now } as const;
  await tellDecision(tx, deps.jobs, told);
}
