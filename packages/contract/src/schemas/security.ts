import { notificationEvents, pushChannels, type NotificationEventName } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Flag, Id, Nullable, OneOf, Port, Timestamp } from './base.ts';

const eventNames: readonly NotificationEventName[] = notificationEvents.map(({ name }) => name);

export const PushEvent = OneOf(eventNames);
export const PushChannel = OneOf(pushChannels);

/** How one event reaches the person. */
export const PushPreference = Type.Object({
  event: PushEvent,
  channels: Type.Array(
    Type.Object({
      channel: PushChannel,
      on: Flag,
      locked: Type.Boolean({ description: 'Cannot be switched off' }),
      available: Type.Boolean({ description: 'False while no e-mail or phone is bound' }),
    }),
  ),
});
export type PushPreference = Static<typeof PushPreference>;

/** What protects the account. */
export const SecurityState = Type.Object({
  hasPassword: Flag,
  email: Nullable(Type.String()),
  phone: Nullable(Type.String({ description: 'E.164' })),
  wechatName: Nullable(Type.String({ description: 'Nickname of the bound WeChat' })),
});
export type SecurityState = Static<typeof SecurityState>;

/** One device that is signed in. */
export const DeviceSession = Type.Object({
  sessionId: Id,
  current: Type.Boolean({ description: 'The session that this call was made with' }),
  browser: Type.String({ description: 'e.g. Chrome 142; empty when unknown' }),
  system: Type.String({ description: 'e.g. Windows, Android; empty when unknown' }),
  address: Type.String({ description: 'IP address of the sign-in; empty when unknown' }),
  port: Nullable(Port),
  startTime: Timestamp,
  lastSeenTime: Timestamp,
});
export type DeviceSession = Static<typeof DeviceSession>;
