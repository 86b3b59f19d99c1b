import type { Language } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findPerson, lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { keepChoice } from './preferences.ts';
import { readUnsubscription, type Unsubscription } from './unsubscribe-link.ts';

export interface LinkedReader extends Unsubscription {
  /** Null until one is known. */
  language: Language | null;
}

/** Who follows a link out of a mail; null when it is none of ours or the account was deleted. */
export async function linkedReader(
  query: Readonly<Record<string, unknown>>,
  { db, config }: Dependencies,
): Promise<LinkedReader | null> {
  const read = readUnsubscription(config.serverKeys, query);
  if (read === null) return null;
  const person = await findPerson(db, read.personId);
  if (person === undefined || person.deleted_at !== null) return null;
  return { ...read, language: person.language };
}

/** Ends mails about the event, or lets them come again. */
export async function switchMails(
  { personId, event }: Unsubscription,
  on: boolean,
  { db }: Dependencies,
): Promise<void> {
  await transaction(db, async (tx) => {
    if ((await lockPersonForNoKeyUpdate(tx, personId)) === undefined) return;
    await keepChoice(tx, personId, { event, channel: 'email', on });
  });
}
