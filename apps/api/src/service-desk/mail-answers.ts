import { addMs, defaultLanguage, limits, type Language } from '@tolk/domain';
import { pathTo } from '@tolk/contract/routes';
import { hashToken, newToken } from '../accounts/sessions/token.ts';
import type { Queryable, Tx } from '../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { defineJob } from '../jobs/jobs.ts';
import { serviceAnswersMail, serviceLinkMail } from '../messages/mail/mails/service-mails.ts';
import { outsideQuietHours, quietUntil } from '../messages/notifications/quiet-hours.ts';
import { unsubscribeUrl } from '../messages/notifications/unsubscribe-link.ts';
import { wantedChannels } from '../messages/notifications/wanted-channels.ts';
import { findPerson } from '../persons/person-repository.ts';
import type { Jobs } from '../ports/jobs.ts';
import {
  findConversation,
  markConversation,
  type ConversationRecord,
} from './conversation-repository.ts';
import { isCustomerLooking } from './presence-repository.ts';
import { claimMail, giveMailBack, unmailedAnswers } from './unmailed-repository.ts';
import { insertKey } from './visitor-repository.ts';

interface Held {
  conversationId: string;
}

/** Where a mail about a conversation goes, and how it leads back. */
interface Addressee {
  to: string;
  language: Language;
  url: string;
  unsubscribeUrl: string | null;
}

/** Lets answers go out by mail in a while, unless they are read before; more of them do not put it off. */
export async function mailLater(
  tx: Tx,
  jobs: Jobs,
  held: ConversationRecord,
  now: Date,
): Promise<void> {
  if (held.mail_due_at !== null) return;
  if (held.visitor_id !== null && held.email === null) return;
  const soon = addMs(now, limits.service.mailMs);
  const apart = held.mailed_at === null ? soon : addMs(held.mailed_at, limits.service.mailApartMs);
  await mailAt(tx, jobs, held, soon > apart ? soon : apart);
}

/** Then, or where that falls into a member's quiet hours at their end. */
async function mailAt(
  tx: Queryable,
  jobs: Jobs,
  { id: conversationId, person_id: personId }: ConversationRecord,
  due: Date,
): Promise<void> {
  const runAt =
    personId === null ? due : await outsideQuietHours(tx, personId, { event: 'message', due });
  await markConversation(tx, conversationId, { mail_due_at: runAt });
  const key = `serviceMail:${conversationId}`;
  await mailAnswers.schedule(jobs, tx, { key, runAt, payload: { conversationId } });
}

async function isQuietFor(
  db: Queryable,
  { person_id: personId }: ConversationRecord,
  now: Date,
): Promise<boolean> {
  if (personId === null) return false;
  return (await quietUntil(db, personId, { event: 'message', now })) !== null;
}

/** One mail with all answers that the customer has not seen. */
export const mailAnswers = defineJob<Held>(
  'service.mailAnswers',
  'messages',
  async ({ conversationId }, deps) => {
    const { db, clock, jobs, mail } = deps;
    const now = clock.now();
    const held = await findConversation(db, conversationId);
    if (held === undefined || held.mail_due_at === null) return;
    // It is on their screen: they see it there, or it goes out when they have left.
    if (await isCustomerLooking(db, held.id, now))
      return mailAt(db, jobs, held, addMs(now, limits.service.mailMs));
    if (await isQuietFor(db, held, now)) return mailAt(db, jobs, held, now);
    const answers = await unmailedAnswers(db, held);
    const upTo = answers.at(-1)?.seq ?? held.mailed_up_to;
    // Taken on before it is sent: of two workers one sends it.
    if (!(await claimMail(db, held, { upTo, at: now })) || answers.length === 0) return;
    const addressee = await addresseeOf(held, deps, now);
    if (addressee === null) return;
    const { to, language, ...ways } = addressee;
    try {
      await mail.send({ to, ...serviceAnswersMail({ answers, ...ways }, language) });
    } catch (error) {
      await giveMailBack(db, held);
      throw error;
    }
  },
  { maxAttempts: 6 },
);

/** The mail with which a visitor comes back. */
export const sendLink = defineJob<Held>(
  'service.sendLink',
  'messages',
  async ({ conversationId }, deps) => {
    const held = await findConversation(deps.db, conversationId);
    if (held === undefined || held.visitor_id === null) return;
    const addressee = await addresseeOf(held, deps, deps.clock.now());
    if (addressee === null) return;
    const { to, language, url } = addressee;
    await deps.mail.send({ to, ...serviceLinkMail(url, language) });
  },
  { maxAttempts: 6 },
);

/** Null where nobody can be written to, or does not want it. */
async function addresseeOf(
  held: ConversationRecord,
  { db, config }: Dependencies,
  now: Date,
): Promise<Addressee | null> {
  const page = config.publicUrl + pathTo('customerService');
  if (held.visitor_id !== null) {
    if (held.email === null) return null;
    const link = newToken();
    const until = addMs(now, limits.service.linkMs);
    await insertKey(db, held.visitor_id, { hash: hashToken(link), kind: 'link', now, until });
    // Behind the # it is in no log of a server, and in no referrer.
    const url = `${page}#link=${link}`;
    return { to: held.email, language: held.language, url, unsubscribeUrl: null };
  }
  const person = held.person_id === null ? undefined : await findPerson(db, held.person_id);
  if (!person?.email || person.blocked_at !== null) return null;
  if (!(await wantedChannels(db, person, 'message')).includes('email')) return null;
  return {
    to: person.email,
    language: person.language ?? defaultLanguage,
    url: page,
    unsubscribeUrl: unsubscribeUrl(config, { personId: person.id, event: 'message' }),
  };
}
