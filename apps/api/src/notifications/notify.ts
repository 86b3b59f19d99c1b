import { randomUUID } from 'node:crypto';
import type { Identity } from '@tolk/domain';
import type { Tx } from '../database/schema.ts';
import type { BilingualText } from '../refusal.ts';
import { hint } from './hint.ts';

export interface NewNotification {
  personId: string;
  /** The identity in which the person is meant to see it. */
  identity: Identity;
  /** What happened, e.g. `orderReceived`. */
  kind: string;
  title: BilingualText;
  text: BilingualText;
  /** Screen that it leads to. */
  path: string;
  at: Date;
}

/** Puts a notification into the person's list and announces it on their open screens. */
export async function notify(tx: Tx, notification: NewNotification): Promise<void> {
  const { personId, identity, kind, title, text, path, at } = notification;
  const id = randomUUID();
  await tx
    .insertInto('notification')
    .values({
      id,
      person_id: personId,
      identity,
      kind,
      title_en: title.en,
      title_zh: title.zh,
      text_en: text.en,
      text_zh: text.zh,
      path,
      created_at: at,
      read_at: null,
    })
    .execute();
  hint(tx, personId, [{ type: 'Notification' }, { type: 'Unread' }, { type: 'Overview' }], {
    id,
    title,
    path,
  });
}
