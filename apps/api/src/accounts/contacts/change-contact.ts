import type { ContactChannel } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidFields, refuse, type BilingualText } from '../../calls/refusal.ts';
import { setContact } from '../login/account-repository.ts';
import { lockAccount } from '../codes/code-repository.ts';
import {
  findPersonByAccount,
  lockPersonForUpdate,
  type Person,
} from '../../persons/person-repository.ts';
import { maskedName, type AccountName } from '../identity/account-name.ts';
import { takeCodes } from '../codes/codes.ts';
import { confirmingContact, contactFrom } from './contacts.ts';
import { ownPerson } from '../identity/own-person.ts';
import { requestCode } from '../codes/request-code.ts';
import { sendSecurityNotice } from './security-notice.ts';

const alreadyOwn: BilingualText = {
  en: 'This is already linked to your account.',
  zh: '该联系方式已绑定到您的账号。',
};

const notThisCode: BilingualText = {
  en: 'This code is wrong or no longer valid.',
  zh: '该验证码错误或已失效。',
};

const changedEvent = { email: 'emailChanged', phone: 'phoneChanged' } as const;

/**
 * Sends the code by which the old contact confirms a change: to the one of this channel, to the other
 * where there is none. Throws `contactMissing` and what `requestCode` throws.
 */
export async function requestConfirmation(
  channel: ContactChannel,
  context: CallContext,
): Promise<{ resendAfterMs: number }> {
  const account = confirmingContact(await ownPerson(context), channel) ?? refuse('contactMissing');
  return requestCode({ account, purpose: 'confirm' }, context);
}

/** Sends the code by which a new contact proves itself. Throws 422 for one's own, and as `requestCode`. */
export async function requestBinding(
  channel: ContactChannel,
  form: { contact: string; verification?: string | undefined },
  context: CallContext,
): Promise<{ resendAfterMs: number }> {
  const account = contactFrom(form.contact, channel);
  assertNotOwn(await ownPerson(context), account);
  return requestCode({ account, purpose: 'bind', verification: form.verification }, context);
}

/**
 * Binds a contact or changes it. `code` came to the new one, `oldCode` to the one that confirms; both
 * are used up only together. Throws `wrongCode` with the field, `contactTaken` when somebody was faster.
 */
export async function changeContact(
  channel: ContactChannel,
  form: { contact: string; code: string; oldCode: string },
  context: CallContext,
): Promise<Record<string, never>> {
  const contact = contactFrom(form.contact, channel);
  const outcome = await context.transaction((tx) => change(tx, contact, form, context));
  if (outcome.wrong === undefined) return outcome.refusal === null ? {} : refuse(outcome.refusal);
  return refuse('wrongCode', { fields: { [outcome.wrong]: notThisCode } });
}

type Outcome =
  | { wrong: 'code' | 'oldCode' }
  | { wrong?: never; refusal: 'contactTaken' | 'contactMissing' | null };

/** Wrong tries count, so refusals are answered and not thrown. */
async function change(
  tx: Tx,
  contact: AccountName,
  { code, oldCode }: { code: string; oldCode: string },
  context: CallContext,
): Promise<Outcome> {
  // Sign-ups and other bindings of this contact wait.
  await lockAccount(tx, contact.value);
  const person = (await lockPersonForUpdate(tx, context.personId)) ?? refuse('unauthenticated');
  assertNotOwn(person, contact);
  const old = confirmingContact(person, contact.channel);
  if (old === undefined) return { refusal: 'contactMissing' };
  const given = [
    { account: old, purpose: 'confirm', code: oldCode },
    { account: contact, purpose: 'bind', code },
  ] as const;
  const [isConfirmed, isProven] = await takeCodes(tx, given, context);
  if (!isConfirmed) return { wrong: 'oldCode' };
  if (!isProven) return { wrong: 'code' };
  if ((await findPersonByAccount(tx, contact)) !== undefined) return { refusal: 'contactTaken' };
  await setContact(tx, person.id, contact);
  const notice = { event: changedEvent[contact.channel], contact: maskedName(contact) };
  await sendSecurityNotice(tx, person, notice, context, [old, contact]);
  return { refusal: null };
}

function assertNotOwn(person: Person, { channel, value }: AccountName): void {
  if (person[channel] === value) invalidFields({ [channel]: alreadyOwn });
}
