import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { notificationEvents, pushChannels } from '@tolk/domain';
import type { NotificationEventName, PushChannel } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { contactsOf, eventNamed, isOffered, isOn } from './channel-choice.ts';
import { invalidate } from '../invalidations/invalidate.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { findPerson } from '../../persons/person-repository.ts';
import { dropPreference, preferencesOf, setPreference } from './preference-repository.ts';

type Calls = typeof calls.supinterface.security;
type Preferences = ResponseOf<Calls['getSysBusinessPush']>;

const lockedText = {
  en: 'Security notices are always sent by e-mail; they cannot be switched off.',
  zh: '账号安全通知始终通过邮件发送，无法关闭。',
};

const notOfferedText = {
  en: 'Such events are not sent on this channel.',
  zh: '此类事件不通过该渠道发送。',
};

/** Every event with the channels that it is sent on, as they are for the caller. */
export async function pushPreferences({ deps, personId }: CallContext): Promise<Preferences> {
  return readPreferences(deps, deps.db, personId);
}

/** Throws `invalid` at `on` for what cannot be switched off, at `channel` where there is nothing to switch. */
export async function switchPush(
  { event, channel, on }: RequestOf<Calls['getUpSysBusinessPush']>,
  context: CallContext,
): Promise<Preferences> {
  const { personId } = context;
  if (!isOffered(event, channel)) invalidFields({ channel: notOfferedText });
  if (!on && isLocked(event, channel)) invalidFields({ on: lockedText });
  return context.transaction(async (tx) => {
    await keepChoice(tx, personId, { event, channel, on });
    return readPreferences(context.deps, tx, personId);
  });
}

/** Kept only where it differs: who never decided follows the standard when that changes. */
export async function keepChoice(
  tx: Tx,
  personId: string,
  { event, channel, on }: { event: NotificationEventName; channel: PushChannel; on: boolean },
): Promise<void> {
  if (on === eventNamed(event).standard[channel]) {
    await dropPreference(tx, personId, event, channel);
  } else {
    await setPreference(tx, { person_id: personId, event, channel, is_on: on });
  }
  invalidate(tx, personId, ['Push']);
}

async function readPreferences(
  { wechat, webPush }: Pick<Dependencies, 'wechat' | 'webPush'>,
  db: Queryable,
  personId: string,
): Promise<Preferences> {
  const person = (await findPerson(db, personId)) ?? refuse('unauthenticated');
  const chosen = await preferencesOf(db, personId);
  const contacts = await contactsOf(db, person);
  const list = notificationEvents.map(({ name: event }) => ({
    event,
    channels: pushChannels
      .filter((channel) => isOffered(event, channel))
      .filter((channel) => channel !== 'wechat' || wechat.sendsNotices)
      .filter((channel) => channel !== 'webPush' || webPush.key !== null)
      .map((channel) => ({
        channel,
        on: isOn(chosen, event, channel),
        locked: isLocked(event, channel),
        available: contacts[channel] !== null,
      })),
  }));
  return { list };
}

function isLocked(event: NotificationEventName, channel: PushChannel): boolean {
  return eventNamed(event).locked?.includes(channel) ?? false;
}
