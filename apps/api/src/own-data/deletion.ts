import type { ResponseOf, calls } from '@tolk/contract';
import { deletionBlockers, keptAfterDeletion } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import type { Queryable } from '../database/schema.ts';
import { refuse } from '../calls/refusal.ts';
import { countBlockers } from './deletion-repository.ts';
import { managedAlone } from '../organisations/member-data-repository.ts';
import { findPerson } from '../persons/person-repository.ts';
import { maskedName } from '../accounts/identity/account-name.ts';
import { sendCode } from '../accounts/codes/codes.ts';
import { contactsOf } from '../accounts/contacts/contacts.ts';

type Calls = typeof calls.supinterface.security;
type Deletion = ResponseOf<Calls['getAccountDeletion']>;

/** Whether the caller's account can be deleted now, and what stays of it. */
export async function accountDeletion({ deps, personId }: CallContext): Promise<Deletion> {
  const person = (await findPerson(deps.db, personId)) ?? refuse('unauthenticated');
  const [contact] = contactsOf(person);
  return {
    blockers: await blockersOf(deps.db, personId),
    kept: [...keptAfterDeletion],
    codeGoesTo: contact === undefined ? null : maskedName(contact),
  };
}

/** What stands against a deletion; empty when nothing does. An organisation of one goes with them. */
export async function blockersOf(db: Queryable, personId: string): Promise<Deletion['blockers']> {
  const alone = await managedAlone(db, personId);
  const counts = {
    ...(await countBlockers(db, personId)),
    // Others would belong to what nobody manages; what staff keep out is passed on to one of them.
    organisations: alone.filter(({ others, blocked }) => others > 0 && !blocked).length,
  };
  for (const { organisationId, others } of alone) {
    if (others > 0) continue;
    const ofOrganisation = await countBlockers(db, organisationId);
    counts.liveOrders += ofOrganisation.liveOrders;
    counts.heldMoney += ofOrganisation.heldMoney;
  }
  return deletionBlockers
    .map((kind) => ({ kind, count: counts[kind] }))
    .filter(({ count }) => count > 0);
}

/** Throws `contactMissing`, `codeTooSoon`, `codesUsedUp`. */
export async function sendDeletionCode(
  context: CallContext,
): Promise<ResponseOf<Calls['deleteAccountActiveCode']>> {
  const { personId } = context;
  return context.transaction(async (tx) => {
    const person = (await findPerson(tx, personId)) ?? refuse('unauthenticated');
    const [account] = contactsOf(person);
    if (account === undefined) refuse('contactMissing');
    const { resendAfterMs } = await sendCode(tx, { account, purpose: 'delete' }, context);
    return { resendAfterMs };
  });
}
