import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { notificationEvents, pushChannels } from '@tolk/domain';
import type { NotificationEventName, PushChannel } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { contactOn, eventNamed, isOn } from './channel-choice.ts';
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

/** Every event with its channels, as they are for the caller. */
export async function pushPreferences({ deps, personId }: CallContext): Promise<Preferences> {
  return readPreferences(deps.db, personId);
}

/** Throws `invalid` at `on` for what cannot be switched off. */
export async function switchPush(
  { event, channel, on }: RequestOf<Calls['getUpSysBusinessPush']>,
  context: CallContext,
): Promise<Preferences> {
  const { personId } = context;
  if (!on && isLocked(event, channel)) invalidFields({ on: lockedText });
  return context.transaction(async (tx) => {
    // Kept only where it differs: who never decided follows the standard when that changes.
    if (on === eventNamed(event).standard[channel]) {
      await dropPreference(tx, personId, event, channel);
    } else {
      await setPreference(tx, { person_id: personId, event, channel, is_on: on });
    }
    invalidate(tx, personId, ['Push']);
    return readPreferences(tx, personId);
  });
}

async function readPreferences(db: Queryable, personId: string): Promise<Preferences> {
  const person = (await findPerson(db, personId)) ?? refuse('unauthenticated');
  const chosen = await preferencesOf(db, personId);
  const list = notificationEvents.map(({ name: event }) => ({
    event,
    channels: pushChannels.map((channel) => ({
      channel,
      on: isOn(chosen, event, channel),
      locked: isLocked(event, channel),
      available: contactOn(channel, person) !== null,
    })),
  }));
  return { list };
}

function isLocked(event: NotificationEventName, channel: PushChannel): boolean {
  return eventNamed(event).locked?.includes(channel) ?? false;
}
