import { timingSafeEqual } from 'node:crypto';
import { endsByOneClick, notificationEvents, type NotificationEventName } from '@tolk/domain';
import { keyedHash } from '../../database/server-key.ts';
import { longIdOf, shortIdOf } from './short-path.ts';

export const unsubscribePath = '/unsubscribe';

/** Whose mails, about what. */
export interface Unsubscription {
  personId: string;
  event: NotificationEventName;
}

interface Signing {
  serverKey: Buffer;
  publicUrl: string;
}

/** Where one request ends such mails for good, without a login; null for those that always arrive. */
export function unsubscribeUrl(
  { serverKey, publicUrl }: Signing,
  { personId, event }: Unsubscription,
): string | null {
  if (!endsByOneClick(event)) return null;
  const proof = proofOf(serverKey, { personId, event }).toString('base64url');
  const query = new URLSearchParams({ person: shortIdOf(personId), event, proof });
  return `${publicUrl}${unsubscribePath}?${query.toString()}`;
}

/** What a link of ours says; null for one that was altered or made elsewhere. */
export function readUnsubscription(
  serverKey: Buffer,
  query: Readonly<Record<string, unknown>>,
): Unsubscription | null {
  const { person, proof } = query;
  const event = notificationEvents.find(({ name }) => name === query.event)?.name;
  const personId = typeof person === 'string' ? longIdOf(person) : null;
  if (event === undefined || personId === null || typeof proof !== 'string') return null;
  const given = Buffer.from(proof, 'base64url');
  const wanted = proofOf(serverKey, { personId, event });
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return endsByOneClick(event) ? { personId, event } : null;
}

function proofOf(serverKey: Buffer, { personId, event }: Unsubscription): Buffer {
  return keyedHash(serverKey, 'unsubscribe', `${personId} ${event}`);
}
