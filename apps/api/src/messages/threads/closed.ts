import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { worksForOthers } from '../../persons/member-repository.ts';
import { findPerson } from '../../persons/person-repository.ts';
import { silencedUntil } from './report-repository.ts';
import { blocksBetween } from './side-repository.ts';

/** Who writes to whom. */
export interface Writing {
  personId: string;
  /** Who writes for the organisation that `personId` is; else null. */
  memberId: string | null;
  otherId: string;
}

/**
 * Why the one can write nothing to the other, or null. A block is one between two persons, in both
 * identities; it and a silence hold for the person also where they write for an organisation. Who
 * was blocked reads the same as of an account that is away.
 */
export async function whyClosed(
  db: Queryable,
  { personId, memberId, otherId }: Writing,
  now: Date,
): Promise<BilingualText | null> {
  const blocks = await blocksBetween(db, { personId, otherId });
  if (blocks.own)
    return {
      en: 'You have blocked this contact. Unblock it to write again.',
      zh: '您已屏蔽该联系人，取消屏蔽后可继续发送消息。',
    };
  const by = memberId && { memberId, organisationId: personId, clientId: otherId };
  if (by && (await worksForOthers(db, by)))
    return {
      en: 'You can write to this client once you work on one of their orders. A project manager assigns it.',
      zh: '您负责该客户的订单后方可发送消息，请联系项目经理指派。',
    };
  const writers = memberId === null ? [personId] : [personId, memberId];
  const until = await silencedUntil(db, writers, now);
  if (until !== undefined) return silenced(until);
  const person = await findPerson(db, otherId);
  const away = !person || person.deleted_at !== null || person.blocked_at !== null;
  return away ? unreachable : whyUnreachable(db, { personId, memberId, otherId });
}

const unreachable: BilingualText = {
  en: 'This person can’t receive messages at the moment.',
  zh: '对方暂时无法接收消息。',
};

/** Why nothing that names the one may reach the other, who has blocked them; null where nobody has. */
export async function whyUnreachable(
  db: Queryable,
  { personId, memberId, otherId }: Writing,
): Promise<BilingualText | null> {
  const writers = memberId === null ? [personId] : [personId, memberId];
  for (const writer of writers) {
    const { other } = await blocksBetween(db, { personId: writer, otherId });
    if (other) return unreachable;
  }
  return null;
}

/** Words besides a message, which reach the other as one does. Throws `conversationClosed`. */
export async function requireHeard(
  db: Queryable,
  words: string,
  writing: Writing,
  now: Date,
): Promise<void> {
  const closed = words === '' ? null : await whyClosed(db, writing, now);
  if (closed !== null) refuse('conversationClosed', { message: closed });
}

function silenced(until: Date): BilingualText {
  const day = until.toISOString().slice(0, 10);
  return {
    en: `You can’t send messages until ${day}, because one of your messages was reported. Settings say more, and you can appeal there.`,
    zh: `因消息被举报，您在 ${day} 前无法发送消息。详情及申诉请见“设置”。`,
  };
}
