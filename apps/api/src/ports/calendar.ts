import type { Language } from '@tolk/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Clock } from './clock.ts';
import type { MailAttachment } from './mail-sender.ts';

interface Surroundings {
  db: Kysely<Schema>;
  clock: Clock;
  config: { publicUrl: string };
}

/** The dates of what a notification is about, for the mail that brings it; null where there are none. */
export type CalendarOfNotification = (
  deps: Surroundings,
  notification: { person_id: string; identity: 'client' | 'supplier'; path: string },
  language: Language,
) => Promise<MailAttachment | null>;
