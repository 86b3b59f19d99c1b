import { addMs, defaultLanguage, MINUTE, type Identity, type PushChannel } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { Lane } from '../../jobs/lanes.ts';
import { inLanguage } from '../../calls/refusal.ts';
import { findNotification, type Notification } from './notification-repository.ts';
import { outsideQuietHours, quietUntil } from './quiet-hours.ts';
import { isReminder, mailReminders, scheduleReminders } from './reminder-digest.ts';
import { browserJobs, pushToBrowsers } from './push-to-browsers.ts';
import { shortIdOf, shortPathOf } from './short-path.ts';
import { wantedChannels } from './wanted-channels.ts';
import { findPerson, type Person } from '../../persons/person-repository.ts';
import { notificationMail } from '../mail/mails/notification-mail.ts';
import { leftOut, withoutLinks } from '../mail/without-links.ts';
import { contactsOf } from './channel-choice.ts';
import { contentOf } from './notification-content.ts';
import { eventOfKind, isNotificationKind, type NotificationKind } from './notification-kinds.ts';

/** How long the person has to read it on the site before it is sent (ms). */
const headStartMs: Readonly<Record<PushChannel, number>> = {
  email: MINUTE,
  sms: 0,
  wechat: 0,
  webPush: 0,
};

/** A browser's push service is asked by a job of its own. */
const lanesOfPush = {
  messages: {
    email: 'messages',
    sms: 'messagesBySms',
    wechat: 'messagesByWechat',
    webPush: 'messages',
  },
  alerts: { email: 'alerts', sms: 'alertsBySms', wechat: 'alertsByWechat', webPush: 'alerts' },
} as const satisfies Partial<Record<Lane, Record<PushChannel, Lane>>>;
type PushLane = keyof typeof lanesOfPush;

const push = definePush('notification.push', 'messages');
const pushAlert = definePush('notification.pushAlert', 'alerts');

export const pushJobs = [push, pushAlert, mailReminders, ...browserJobs];

/** What many are told at once: their mail does not stand before anybody's own. */
const toldToMany: ReadonlySet<NotificationKind> = new Set([
  'news',
  'savedSearchDaily',
  'savedSearchNow',
]);

/** Sends one notification on one channel, unless it was read or switched off in the meantime. */
function definePush(kind: string, lane: PushLane) {
  const job = defineJob<{ notificationId: string; channel: PushChannel }>(
    kind,
    lane,
    async ({ notificationId, channel }, deps) => {
      const notification = await findNotification(deps.db, notificationId);
      if (notification === undefined || notification.read_at !== null) return;
      if (!isNotificationKind(notification.kind)) return;
      const person = await findPerson(deps.db, notification.person_id);
      if (person === undefined) return;
      const event = eventOfKind[notification.kind];
      const wanted = await wantedChannels(deps.db, person, event);
      const to = (await contactsOf(deps.db, person))[channel];
      if (to === null || !wanted.includes(channel)) return;
      const runAt = await quietUntil(deps.db, person.id, { event, now: deps.clock.now() });
      if (runAt !== null) {
        const key = `push:${notificationId}:${channel}`;
        await job.schedule(deps.jobs, deps.db, {
          key,
          runAt,
          payload: { notificationId, channel },
        });
        return;
      }
      await send[channel]({ to, person, notification, lane }, deps);
    },
    { maxAttempts: 6, laneOf: ({ channel }) => lanesOfPush[lane][channel] },
  );
  return job;
}

/** Puts off sending a new notification on the channels on which its person wants it. */
export async function schedulePush(
  tx: Tx,
  jobs: Jobs,
  person: Person,
  notification: { id: string; identity: Identity; kind: NotificationKind; at: Date },
): Promise<void> {
  const { id: notificationId, identity, kind, at } = notification;
  const job = toldToMany.has(kind) ? pushAlert : push;
  const event = eventOfKind[kind];
  for (const channel of await wantedChannels(tx, person, event)) {
    if (channel === 'email' && isReminder(kind)) {
      await scheduleReminders(tx, jobs, { personId: person.id, identity }, at);
      continue;
    }
    const due = addMs(at, headStartMs[channel]);
    const runAt = await outsideQuietHours(tx, person.id, { event, due });
    await job.schedule(jobs, tx, { runAt, payload: { notificationId, channel } });
  }
}

interface Sending {
  to: string;
  person: Person;
  notification: Notification;
  lane: Lane;
}

const send: Readonly<Record<PushChannel, (sending: Sending, deps: Dependencies) => Promise<void>>> =
  {
    async email({ to, person, notification }, deps) {
      const language = person.language ?? defaultLanguage;
      const content = contentOf(notification, deps.config);
      const calendar = await deps.calendarOf(deps, notification, language);
      await deps.mail.send({ to, ...notificationMail({ ...content, calendar }, language) });
    },
    async sms({ to, person, notification }, { sms, config }) {
      const { id, title_en, title_zh, about } = notification;
      const language = person.language ?? defaultLanguage;
      const title = inLanguage({ en: title_en, zh: title_zh }, language);
      const link = config.publicUrl + shortPathOf(id);
      const name = about && withoutLinks(about, inLanguage(leftOut, language));
      const parameters = { title, about: name, link };
      await sms.send({ to, language, template: 'notice', parameters });
    },
    async wechat({ to: openId, person, notification }, { wechat, config }) {
      if (!wechat.sendsNotices) return;
      const { id, title_en, title_zh, about, created_at: at } = notification;
      const language = person.language ?? defaultLanguage;
      const title = inLanguage({ en: title_en, zh: title_zh }, language);
      const link = config.publicUrl + shortPathOf(id);
      await wechat.notify({ openId, title, about, at, link });
    },
    async webPush({ person, notification, lane }, deps) {
      const { id, title_en, title_zh, about } = notification;
      const language = person.language ?? defaultLanguage;
      const title = inLanguage({ en: title_en, zh: title_zh }, language);
      const notice = { title, text: about ?? '', path: shortPathOf(id), tag: shortIdOf(id) };
      await pushToBrowsers(deps, { personId: person.id, notice, lane });
    },
  };
