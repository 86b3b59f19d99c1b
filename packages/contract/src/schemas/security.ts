import { limits, notificationEvents, pushChannels, type NotificationEventName } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Flag, Id, Nullable, OneOf, Port, Text, Timestamp, Zone } from './base.ts';

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
      available: Type.Boolean({
        description: 'False while no e-mail, phone or WeChat is bound and no browser subscribed',
      }),
    }),
  ),
});
export type PushPreference = Static<typeof PushPreference>;

const TimeOfDay = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: '24-hour clock, such as 22:00',
});

/** Hours in which nothing is sent that rings; an end before the beginning is on the next day. */
export const QuietHours = Type.Object({ from: TimeOfDay, until: TimeOfDay, zone: Zone });

/** What protects the account. */
export const SecurityState = Type.Object({
  hasPassword: Flag,
  email: Nullable(Type.String()),
  phone: Nullable(Type.String({ description: 'E.164' })),
  wechatName: Nullable(Type.String({ description: 'Nickname of the bound WeChat' })),
});
export type SecurityState = Static<typeof SecurityState>;

/** Where a push service takes what one browser is to show: `endpoint` of its PushSubscription. */
export const PushEndpoint = Text(limits.webPush.endpoint, 1);

/** A browser's PushSubscription (W3C Push API); keys are base64url without padding. */
export const PushSubscription = Type.Object({
  endpoint: PushEndpoint,
  p256dh: Type.String({
    pattern: '^B[\\w-]{86}$',
    description: 'Public key on P-256, 65 bytes uncompressed',
  }),
  auth: Type.String({ pattern: '^[\\w-]{22}$', description: 'Secret of 16 bytes' }),
});
export type PushSubscription = Static<typeof PushSubscription>;

/** The private address under which calendars fetch the person's dates. */
export const CalendarFeed = Type.Object({
  link: Nullable(Type.String({ description: 'Only in the answer that made it; kept nowhere' })),
  /** Null while there is no address. */
  createTime: Nullable(Timestamp),
  /** When a calendar last fetched it. */
  readTime: Nullable(Timestamp),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

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
