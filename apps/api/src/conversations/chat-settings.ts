import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { isPresenceShown, showPresence } from '../messages/threads/presence-repository.ts';

type Calls = typeof calls.communicationinterface.chat;
type Settings = ResponseOf<Calls['getChatSettings']>;

export async function chatSettings(
  _request: RequestOf<Calls['getChatSettings']>,
  { deps: { db }, personId }: CallContext,
): Promise<Settings> {
  return { presenceShown: await isPresenceShown(db, personId) };
}

export async function changeChatSettings(
  { presenceShown }: RequestOf<Calls['setChatSettings']>,
  { deps: { db }, personId }: CallContext,
): Promise<Settings> {
  await showPresence(db, personId, presenceShown);
  return { presenceShown };
}
