import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import type { Tx } from '../database/schema.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { refuse } from '../calls/refusal.ts';
import {
  anonymizePerson,
  closePostings,
  forgetDevices,
  removeBelongings,
  removeCodes,
  withdrawApplications,
} from './deletion-repository.ts';
import { forgetDevicesOf } from '../accounts/login/device-repository.ts';
import {
  deleteAvatars,
  deleteUnusedAmong,
  deleteUnusedFiles,
} from '../files/uploads/file-repository.ts';
import { unnameInNotes } from '../console/work/note-repository.ts';
import { renameInNotifications } from '../messages/notifications/notification-repository.ts';
import { forgetMemberships, managedAlone } from '../organisations/member-data-repository.ts';
import { freeOrders } from '../organisations/free-orders.ts';
import { passOn } from '../organisations/members.ts';
import { scheduleMarkers } from '../language-tests/markings/schedule-markers.ts';
import { dropMarkingsBy } from '../language-tests/markings/test-marking-repository.ts';
import { lockPersonForUpdate, type Person } from '../persons/person-repository.ts';
import { scheduleAccountMessage } from '../accounts/codes/account-message.ts';
import { takeCode } from '../accounts/codes/codes.ts';
import { newInvitationCode } from '../accounts/registration/invitation-code.ts';
import { deletedName, deletedText } from '../accounts/identity/shown-name.ts';
import { scheduleRemoval } from '../files/uploads/removal.ts';
import { expiryKey } from '../market/postings/expiry.ts';
import { forgetHallCounts } from '../market/hall/hall-memory.ts';
import { revokeSessions } from '../accounts/sessions/sessions.ts';
import { staffFilesTo } from '../service-desk/service-data-repository.ts';
import { blockersOf } from './deletion.ts';
import { contactsOf } from '../accounts/contacts/contacts.ts';

type Calls = typeof calls.supinterface.security;
type Deletion = RequestOf<Calls['deleteAccount']>;

/**
 * Deletes the caller's account in one transaction. Orders, ledger, reviews and timelines stay whole;
 * they lead to a row without a name. Throws `deletionBlocked` with `data.blockers`, `wrongCode`.
 */
export async function deleteAccount(
  { code }: Deletion,
  context: CallContext,
): Promise<ResponseOf<Calls['deleteAccount']>> {
  const { personId } = context;
  // Who is refused is told after the commit: a wrong try at the code counts.
  const refusal = await context.transaction(async (tx) => {
    // From here on nobody can write anything new that belongs to this account.
    const person = (await lockPersonForUpdate(tx, personId)) ?? refuse('unauthenticated');
    const blockers = await blockersOf(tx, personId);
    if (blockers.length > 0) refuse('deletionBlocked', { data: { blockers } });
    const [account] = contactsOf(person);
    if (account === undefined) refuse('contactMissing');
    if (!(await takeCode(tx, { account, purpose: 'delete', code }, context))) return 'wrongCode';
    await removeEverything(tx, person, context);
    return null;
  });
  if (refusal !== null) refuse(refusal);
  forgetHallCounts();
  return {};
}

async function removeEverything(tx: Tx, person: Person, context: CallContext): Promise<void> {
  await sayGoodbye(tx, person, context);
  for (const { organisationId, others } of await managedAlone(tx, person.id)) {
    const organisation = (await lockPersonForUpdate(tx, organisationId)) ?? refuse('fault');
    if (others === 0) await removeParty(tx, organisation, context);
    else await passOn(tx, { organisationId, personId: person.id, at: context.now });
  }
  await removeParty(tx, person, context);
}

async function removeParty(tx: Tx, person: Person, context: CallContext): Promise<void> {
  const { deps, now } = context;
  const { id, name } = person;
  for (const postingId of await closePostings(tx, id)) {
    await deps.jobs.cancel(tx, expiryKey(postingId));
  }
  tellClients(tx, await withdrawApplications(tx, id, now));
  await renameInNotifications(tx, id, name, deletedText);
  const accounts = contactsOf(person).map(({ value }) => value);
  await unnameInNotes(tx, id, { names: [name, ...accounts], left: deletedName });
  const sentByStaff = await staffFilesTo(tx, id);
  for (const testRequestId of await dropMarkingsBy(tx, id, now)) {
    await scheduleMarkers(tx, deps.jobs, { testRequestId, at: now });
  }
  await removeBelongings(tx, id, now);
  const fileIds = [
    ...(await deleteAvatars(tx, id, null)),
    ...(await deleteUnusedFiles(tx, id)),
    ...(await deleteUnusedAmong(tx, sentByStaff)),
  ];
  await scheduleRemoval(tx, deps.jobs, fileIds, now);
  await removeCodes(tx, accounts);
  await forgetMemberships(tx, id, accounts);
  await freeOrders(tx, deps.jobs, { personId: id, by: id, at: now });
  await revokeSessions(tx, { personId: id }, now);
  await forgetDevices(tx, id);
  await forgetDevicesOf(tx, id);
  const left = { name: deletedName, ownInvitationCode: newInvitationCode(), now };
  await anonymizePerson(tx, id, left);
}

/** To every address that the account had; the addresses are sealed, as nothing else keeps them. */
async function sayGoodbye(
  tx: Tx,
  person: Person,
  { deps, language, now }: CallContext,
): Promise<void> {
  const notice = {
    kind: 'security',
    event: 'accountDeleted',
    language: person.language ?? language,
    at: now.toISOString(),
    device: null,
  } as const;
  for (const to of contactsOf(person)) {
    await scheduleAccountMessage(deps, tx, { ...notice, to }, now);
  }
}

function tellClients(tx: Tx, withdrawn: readonly { client_id: string }[]): void {
  for (const { client_id } of withdrawn) {
    invalidate(tx, client_id, ['Application', 'Unread', 'Overview']);
  }
}
