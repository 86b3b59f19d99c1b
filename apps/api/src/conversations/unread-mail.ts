import { defaultLanguage, limits, type Identity, type QuietHours } from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import { inLanguage } from '../calls/refusal.ts';
import type { Queryable, Tx } from '../database/schema.ts';
import { defineJob } from '../jobs/jobs.ts';
import { unreadMessagesMail } from '../messages/mail/mails/unread-messages-mail.ts';
import { leftOut, withoutLinks } from '../messages/mail/without-links.ts';
import { unsubscribeUrl } from '../messages/notifications/unsubscribe-link.ts';
import { outsideHours, quietUntil } from '../messages/notifications/quiet-hours.ts';
import { wantedChannels } from '../messages/notifications/wanted-channels.ts';
import {
  noteMailed,
  unmailedMessages,
  unmailedSince,
} from '../messages/threads/unread-repository.ts';
import { findPerson } from '../persons/person-repository.ts';
import type { Jobs } from '../ports/jobs.ts';

interface Reader {
  personId: string;
  identity: Identity;
}

/** Characters of a message that a mail shows. */
const glimpse = 120;

/**
 * Puts off the mail about what this person has not read; each further message puts it off again, as
 * long as the first unread one of its conversation does not wait too long. One that no mail may tell of
 * changes nothing.
 */
export async function scheduleUnreadMail(
  tx: Tx,
  jobs: Jobs,
  { conversationId, ...reader }: Reader & { conversationId: string },
  { now, quiet }: { now: Date; quiet: QuietHours | null },
): Promise<void> {
  const { digestMs, digestLatestMs } = limits.conversation;
  const since = await unmailedSince(tx, conversationId, reader.identity);
  if (since === undefined) return;
  const latest = Math.max(now.getTime(), since.getTime() + digestLatestMs);
  const due = new Date(Math.min(now.getTime() + digestMs, latest));
  await mailAt(tx, jobs, reader, outsideHours(quiet, due));
}

function mailAt(db: Queryable, jobs: Jobs, reader: Reader, runAt: Date): Promise<void> {
  const key = `unread:${reader.personId}:${reader.identity}`;
  return mailUnread.schedule(jobs, db, { key, runAt, payload: reader });
}

function glimpseOf(text: string): string {
  return Array.from(text).slice(0, glimpse).join('');
}

/** One mail with all that is still unread; of one conversation no second until that was read. */
export const mailUnread = defineJob<Reader>(
  'conversation.mailUnread',
  'messages',
  async (reader, { db, clock, config, jobs, mail }) => {
    const person = await findPerson(db, reader.personId);
    if (!person?.email || person.blocked_at !== null) return;
    const unread = await unmailedMessages(db, reader);
    const wanted = await wantedChannels(db, person, 'message');
    if (unread.length === 0 || !wanted.includes('email')) return;
    const runAt = await quietUntil(db, person.id, { event: 'message', now: clock.now() });
    if (runAt !== null) return mailAt(db, jobs, reader, runAt);
    const language = person.language ?? defaultLanguage;
    const link = inLanguage(leftOut, language);
    const written = unreadMessagesMail(
      {
        from: unread.map((one) => ({
          name: withoutLinks(shownName(one.other_name, language), link),
          count: one.unread,
          glimpse: one.last_file ?? withoutLinks(glimpseOf(one.last_text), link),
        })),
        identity: reader.identity,
        publicUrl: config.publicUrl,
        unsubscribeUrl: unsubscribeUrl(config, { personId: person.id, event: 'message' }),
      },
      language,
    );
    await mail.send({ to: person.email, ...written });
    for (const one of unread) await noteMailed(db, reader.identity, one);
  },
  { maxAttempts: 6 },
);
