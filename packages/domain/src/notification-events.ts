/** Ways in which a notification reaches a person besides the list on the site. */
export const pushChannels = ['email', 'sms'] as const;
export type PushChannel = (typeof pushChannels)[number];

export interface NotificationEvent {
  name: string;
  /** What holds until the person decides otherwise. */
  standard: Readonly<Record<PushChannel, boolean>>;
  /** Channels that cannot be switched off: security notices always arrive. */
  locked?: readonly PushChannel[];
}

/**
 * What a person is told about, by event; each can be switched by channel. Everything always stands in
 * the list on the site.
 */
export const notificationEvents = [
  {
    name: 'application',
    standard: { email: true, sms: false },
  },
  { name: 'order', standard: { email: true, sms: true } },
  { name: 'payment', standard: { email: true, sms: false } },
  { name: 'appeal', standard: { email: true, sms: true } },
  { name: 'settlement', standard: { email: true, sms: false } },
  { name: 'reminder', standard: { email: true, sms: true } },
  { name: 'posting', standard: { email: true, sms: false } },
  {
    name: 'account',
    standard: { email: true, sms: false },
    locked: ['email'],
  },
  { name: 'news', standard: { email: false, sms: false } },
] as const satisfies readonly NotificationEvent[];

export type NotificationEventName = (typeof notificationEvents)[number]['name'];
