import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import type { Person } from '../../persons/person-repository.ts';
import { deviceTitle } from '../sessions/device-name.ts';
import { scheduleAccountMessage, type SecurityNotice } from '../codes/account-message.ts';
import type { AccountName } from '../identity/account-name.ts';
import { contactsOf } from './contacts.ts';

type Notice = Pick<SecurityNotice, 'event' | 'contact'>;

/**
 * Tells the person what happened to their account: by mail, or by text message where no mail address
 * is bound; `to` names other addresses. In the language that the person used before this call,
 * because it may not be them who makes it.
 */
export async function sendSecurityNotice(
  tx: Tx,
  person: Person,
  notice: Notice,
  { deps, userAgent, language, now }: CallContext,
  to: readonly AccountName[] = contactsOf(person).slice(0, 1),
): Promise<void> {
  for (const contact of to) {
    const message = {
      ...notice,
      kind: 'security',
      to: contact,
      language: person.language ?? language,
      at: now.toISOString(),
      device: deviceTitle(userAgent),
    } as const;
    await scheduleAccountMessage(deps, tx, message, now);
  }
}
