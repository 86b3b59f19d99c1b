import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { findInformation, saveInformation } from './profile-repository.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import { requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { lockCaller, tellOwnTabs } from './shown-person.ts';
import { unsavedInformation } from './unsaved-profile.ts';

type Calls = typeof calls.supinterface.profile;
export type Contact = ResponseOf<Calls['getSupContactData']>;

const unreachable = {
  en: 'Add WeChat or another contact.',
  zh: '请填写微信或其他任一联系方式。',
};

/** How the other side may reach a person; the contacts of the account are never among it. */
export async function contactOf(db: Queryable, personId: string): Promise<Contact> {
  const information = await findInformation(db, personId);
  return {
    phone: information?.phone ?? '',
    wechat: information?.wechat ?? '',
    email: information?.email ?? '',
    qq: information?.qq ?? '',
    skype: information?.skype ?? '',
    other: information?.other_contact ?? '',
  };
}

export function contactColumns({ phone, wechat, email, qq, skype, other }: Contact) {
  return {
    phone: visibleText(phone),
    wechat: visibleText(wechat),
    email: visibleText(email),
    qq: visibleText(qq),
    skype: visibleText(skype),
    other_contact: visibleText(other),
  };
}

export async function ownContact(
  { supUserId }: RequestOf<Calls['getSupContactData']>,
  context: CallContext,
): Promise<Contact> {
  assertOwnId(supUserId, context);
  return contactOf(context.deps.db, context.personId);
}

/** May be saved before the rest of the information. */
export async function saveContact(
  { supUserId, ...contact }: RequestOf<Calls['addOrEditSupContact']>,
  context: CallContext,
): Promise<Contact> {
  assertOwnId(supUserId, context);
  const columns = contactColumns(contact);
  requireNoFaults(Object.values(columns).some(Boolean) ? {} : { wechat: unreachable });
  const { personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const before = (await findInformation(tx, personId)) ?? unsavedInformation(personId);
    await saveInformation(tx, { ...before, ...columns, updated_at: now });
    tellOwnTabs(tx, personId);
    return contactOf(tx, personId);
  });
}
