import { defaultLanguage, limits, type Identity, type Language } from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import { inLanguage } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { defineJob } from '../jobs/jobs.ts';
import { unreadMessagesMail } from '../messages/mail/mails/unread-messages-mail.ts';
import { withoutLinks } from '../messages/mail/without-links.ts';
import { unsubscribeUrl } from '../messages/notifications/unsubscribe-link.ts';
import { outsideQuietHours } from '../messages/notifications/quiet-hours.ts';
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
  now: Date,
): Promise<void> {
  const key = `unread:${reader.personId}:${reader.identity}`;
  const { digestMs, digestLatestMs } = limits.conversation;
  const since = await unmailedSince(tx, conversationId, reader.identity);
  if (since === undefined) return;
  const latest = Math.max(now.getTime(), since.getTime() + digestLatestMs);
  const due = new Date(Math.min(now.getTime() + digestMs, latest));
  const runAt = await outsideQuietHours(tx, reader.personId, { event: 'message', due });
  await mailUnread.schedule(jobs, tx, { key, runAt, payload: reader });
}

function glimpseOf(text: string, language: Language): string {
  const link = inLanguage({ en: '[link]', zh: '[链接]' }, language);
  return withoutLinks(Array.from(text).slice(0, glimpse).join(''), link);
}

/** One mail with all that is still unread; of one conversation no second until that was read. */
export const mailUnread = defineJob<Reader>(
  'conversation.mailUnread',
  'messages',
  async (reader, { db, config, mail }) => {
    const person = await findPerson(db, reader.personId);
    if (!person?.email || person.blocked_at !== null) return;
    const unread = await unmailedMessages(db, reader);
    const wanted = await wantedChannels(db, person, 'message');
    if (unread.length === 0 || !wanted.includes('email')) return;
    const language = person.language ?? defaultLanguage;
    const written = unreadMessagesMail(
      {
        from: unread.map((one) => ({
          name: shownName(one.other_name, language),
          count: one.unread,
          glimpse: one.last_file ?? glimpseOf(one.last_text, language),
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
