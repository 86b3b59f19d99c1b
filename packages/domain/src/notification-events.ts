/** Ways in which a notification reaches a person besides the list on the site. */
export const pushChannels = ['email', 'sms', 'wechat', 'webPush'] as const;
export type PushChannel = (typeof pushChannels)[number];

export interface NotificationEvent {
  name: string;
  /** What holds until the person decides otherwise; a channel that is left out is not offered. */
  standard: Readonly<Partial<Record<PushChannel, boolean>>>;
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
    standard: { email: true, sms: false, wechat: true, webPush: true },
  },
  { name: 'order', standard: { email: true, sms: true, wechat: true, webPush: true } },
  { name: 'payment', standard: { email: true, sms: false, wechat: true, webPush: true } },
  { name: 'appeal', standard: { email: true, sms: true, wechat: true, webPush: true } },
  { name: 'settlement', standard: { email: true, sms: false, wechat: true, webPush: true } },
  { name: 'reminder', standard: { email: true, sms: true, wechat: true, webPush: true } },
  // One mail after a silence, never one for each; a browser shows one for each conversation.
  { name: 'message', standard: { email: true, webPush: true } },
  { name: 'posting', standard: { email: true, sms: false, wechat: false, webPush: false } },
  {
    name: 'account',
    standard: { email: true, sms: false, wechat: true, webPush: true },
    locked: ['email'],
  },
  { name: 'feedback', standard: { email: true, sms: false, wechat: false, webPush: false } },
  { name: 'news', standard: { email: false, sms: false, wechat: false, webPush: false } },
] as const satisfies readonly NotificationEvent[];

export type NotificationEventName = (typeof notificationEvents)[number]['name'];

/** Mails about these carry no link that ends them: they are how somebody notices a theft. */
const withoutUnsubscribe: ReadonlySet<NotificationEventName> = new Set(['account', 'settlement']);

/** Whether mails about such an event can be ended from the mail itself (RFC 8058). */
export function endsByOneClick(event: NotificationEventName): boolean {
  return !withoutUnsubscribe.has(event);
}
