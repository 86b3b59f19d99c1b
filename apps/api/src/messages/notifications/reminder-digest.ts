import { addMs, DAY, defaultLanguage, MINUTE, type Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { findPerson } from '../../persons/person-repository.ts';
import type { NotificationMailData } from '../mail/mails/notification-mail.ts';
import { remindersMail } from '../mail/mails/reminders-mail.ts';
import { contentOf } from './notification-content.ts';
import { eventOfKind, isNotificationKind, type NotificationKind } from './notification-kinds.ts';
import { markMailed, unmailed } from './notification-repository.ts';
import { outsideQuietHours, quietUntil } from './quiet-hours.ts';
import { wantedChannels } from './wanted-channels.ts';

/** Reminders that come within this time of one another (ms) go in one mail. */
const quietMs = MINUTE;

/** Older ones were not wanted by mail when they came. */
const freshMs = DAY;

const reminderKinds = Object.keys(eventOfKind).filter(isNotificationKind).filter(isReminder);

export function isReminder(kind: NotificationKind): boolean {
  return eventOfKind[kind] === 'reminder';
}

interface Reader {
  personId: string;
  identity: Identity;
}

/** Puts off the mail with this person's reminders; each further one puts it off again. */
export async function scheduleReminders(
  tx: Tx,
  jobs: Jobs,
  reader: Reader,
  at: Date,
): Promise<void> {
  const due = addMs(at, quietMs);
  const runAt = await outsideQuietHours(tx, reader.personId, { event: 'reminder', due });
  await mailAt(tx, jobs, reader, runAt);
}

function mailAt(db: Queryable, jobs: Jobs, reader: Reader, runAt: Date): Promise<void> {
  const key = `reminders:${reader.personId}:${reader.identity}`;
  return mailReminders.schedule(jobs, db, { key, runAt, payload: reader });
}

/** One mail with all reminders that are still unread. */
export const mailReminders = defineJob<Reader>(
  'notification.mailReminders',
  'messages',
  async (reader, deps) => {
    const { db, clock, config, jobs, mail } = deps;
    const now = clock.now();
    const since = addMs(now, -freshMs);
    const reminders = await unmailed(db, reader, { kinds: reminderKinds, since });
    const [first] = reminders;
    const person = await findPerson(db, reader.personId);
    if (first === undefined || !person?.email) return;
    const wanted = await wantedChannels(db, person, 'reminder');
    if (!wanted.includes('email')) return;
    const runAt = await quietUntil(db, reader.personId, { event: 'reminder', now });
    if (runAt !== null) return mailAt(db, jobs, reader, runAt);
    const language = person.language ?? defaultLanguage;
    const contents: NotificationMailData[] = [];
    for (const reminder of reminders) {
      const calendar = await deps.calendarOf(deps, reminder, language);
      contents.push({ ...contentOf(reminder, config), calendar });
    }
    const written = remindersMail(contents, language);
    await mail.send({ to: person.email, ...written });
    const ids = reminders.map(({ id }) => id);
    await markMailed(db, ids, now);
  },
  { maxAttempts: 6 },
);
