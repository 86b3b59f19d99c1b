import type { BilingualText } from '../calls/refusal.ts';
import type { Queryable } from '../database/schema.ts';
import { silencedUntil } from '../messages/threads/report-repository.ts';
import { blocksBetween } from '../messages/threads/side-repository.ts';
import { findPerson } from '../persons/person-repository.ts';
import type { Seat } from './seat.ts';

/**
 * Why nothing can be written in a conversation, or null. A block is one between two persons, in both
 * identities. Who was blocked reads the same as of an account that is away.
 */
export async function whyClosed(
  db: Queryable,
  { own, other }: Pick<Seat, 'own' | 'other'>,
  now: Date,
): Promise<BilingualText | null> {
  const pair = { personId: own.person_id, otherId: other.person_id };
  const blocks = await blocksBetween(db, pair);
  if (blocks.own)
    return {
      en: 'You have blocked this contact. Unblock it to write again.',
      zh: '您已屏蔽该联系人，取消屏蔽后可继续发送消息。',
    };
  const until = await silencedUntil(db, own.person_id, now);
  if (until !== undefined) return silenced(until);
  const person = await findPerson(db, other.person_id);
  const away = !person || person.deleted_at !== null || person.blocked_at !== null;
  if (away || blocks.other)
    return {
      en: 'This person can’t receive messages at the moment.',
      zh: '对方暂时无法接收消息。',
    };
  return null;
}

function silenced(until: Date): BilingualText {
  const day = until.toISOString().slice(0, 10);
  return {
    en: `You can’t send messages until ${day}, because one of your messages was reported.`,
    zh: `因消息被举报，您在 ${day} 前无法发送消息。`,
  };
}
