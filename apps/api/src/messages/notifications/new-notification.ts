import type { Identity } from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** What somebody is told, before it stands in their list. */
export interface NewNotification {
  personId: string;
  /** The identity in which the person is meant to see it. */
  identity: Identity;
  /** What happened; says under which preference it falls. */
  kind: NotificationKind;
  title: BilingualText;
  text: BilingualText;
  /** Name of the order or project that it is about; a text message says it after the title. */
  about?: string;
  /** Screen that it leads to. */
  path: string;
  /** The order to which it belongs: its notifications are shown, and read, together. */
  orderId?: string;
  /** The news that it announces. */
  newsId?: string;
  at: Date;
  /** Of the organisation's members those who are told neither in their own lists nor on their screens. */
  membersLeftOut?: readonly string[];
  /** Made from what it is about: the person is then told of it once, however often this runs. */
  id?: string;
}
