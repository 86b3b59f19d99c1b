import { endsByOneClick, notificationEvents, type NotificationEventName } from '@tolk/domain';
import { isKeyedHash, keyedHash, type ServerKeys } from '../../database/server-key.ts';
import { longIdOf, shortIdOf } from './short-path.ts';

export const unsubscribePath = '/unsubscribe';

/** Whose mails, about what. */
export interface Unsubscription {
  personId: string;
  event: NotificationEventName;
}

interface Signing {
  serverKeys: ServerKeys;
  publicUrl: string;
}

/** Where one request ends such mails for good, without a login; null for those that always arrive. */
export function unsubscribeUrl(
  { serverKeys, publicUrl }: Signing,
  { personId, event }: Unsubscription,
): string | null {
  if (!endsByOneClick(event)) return null;
  const proof = keyedHash(serverKeys, 'unsubscribe', textOf({ personId, event }));
  const query = new URLSearchParams({
    person: shortIdOf(personId),
    event,
    proof: proof.toString('base64url'),
  });
  return `${publicUrl}${unsubscribePath}?${query.toString()}`;
}

/** What a link of ours says; null for one that was altered or made elsewhere. */
export function readUnsubscription(
  serverKeys: ServerKeys,
  query: Readonly<Record<string, unknown>>,
): Unsubscription | null {
  const { person, proof } = query;
  const event = notificationEvents.find(({ name }) => name === query.event)?.name;
  const personId = typeof person === 'string' ? longIdOf(person) : null;
  if (event === undefined || personId === null || typeof proof !== 'string') return null;
  const proven = { use: 'unsubscribe', text: textOf({ personId, event }) } as const;
  if (!isKeyedHash(serverKeys, proven, Buffer.from(proof, 'base64url'))) return null;
  return endsByOneClick(event) ? { personId, event } : null;
}

function textOf({ personId, event }: Unsubscription): string {
  return `${personId} ${event}`;
}
