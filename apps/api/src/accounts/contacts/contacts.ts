import type { ContactChannel } from '@tolk/domain';
import { invalidFields, type BilingualText } from '../../calls/refusal.ts';
import type { Person } from '../../persons/person-repository.ts';
import { parseAccount, type AccountName } from '../identity/account-name.ts';

type Contacts = Pick<Person, 'email' | 'phone'>;

const notA: Readonly<Record<ContactChannel, BilingualText>> = {
  email: { en: 'Enter an e-mail address.', zh: '请输入有效的邮箱地址。' },
  phone: { en: 'Enter a phone number.', zh: '请输入有效的手机号。' },
};

/** How the person can be reached, by e-mail first. */
export function contactsOf({ email, phone }: Contacts): AccountName[] {
  return [
    ...(email === null ? [] : [{ channel: 'email', value: email } as const]),
    ...(phone === null ? [] : [{ channel: 'phone', value: phone } as const]),
  ];
}

/** The contact that confirms a change of this channel: the one that it has now, else the other. */
export function confirmingContact(
  person: Contacts,
  channel: ContactChannel,
): AccountName | undefined {
  const contacts = contactsOf(person);
  return contacts.find((contact) => contact.channel === channel) ?? contacts[0];
}

/** Throws 422 at the field of that name. */
export function contactFrom(text: string, channel: ContactChannel): AccountName {
  const contact = parseAccount(text);
  if (contact?.channel === channel) return contact;
  return invalidFields({ [channel]: notA[channel] });
}
