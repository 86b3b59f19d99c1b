import { pathTo } from '@tolk/contract/routes';
import { memberMay, type NotificationEventName, type OrganisationScope } from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';
import type { MemberRow } from '../../persons/member-repository.ts';
import { eventOfKind, type NotificationKind } from './notification-kinds.ts';
import type { NewNotification } from './new-notification.ts';

/** Whose turn it is, by event; who is not named reads it in the list that all share. */
const scopeOfEvent: Readonly<Partial<Record<NotificationEventName, OrganisationScope>>> = {
  application: 'ask',
  order: 'ask',
  payment: 'pay',
  appeal: 'ask',
  reminder: 'ask',
  posting: 'ask',
  account: 'manage',
};

const scopeOfKind: Readonly<Partial<Record<NotificationKind, OrganisationScope>>> = {
  'order.accept': 'pay',
  'order.remindPayment': 'pay',
  'order.remindMilestone': 'pay',
  approvalWaiting: 'approve',
  budgetReached: 'manage',
};

/** What members are told in their own lists about a notification of their organisation. */
export function noticesToMembers(
  notification: NewNotification & { organisation: string },
  members: readonly MemberRow[],
): NewNotification[] {
  const { organisation, kind, title, text, about, path, at, identity } = notification;
  const { personId: organisationId, membersLeftOut = [] } = notification;
  const scope = scopeOfKind[kind] ?? scopeOfEvent[eventOfKind[kind]];
  if (scope === undefined) return [];
  return members
    .filter(({ roles }) => memberMay(roles, scope))
    .filter(({ person_id }) => !membersLeftOut.includes(person_id))
    .map(({ person_id }) => ({
      personId: person_id,
      identity,
      kind,
      title: forOrganisation(title, organisation),
      text,
      ...(about === undefined ? {} : { about }),
      path: pathTo('actFor', { organisationId, to: path }),
      at,
    }));
}

/** Says of a title in a member's own list which organisation it is about. */
export function forOrganisation({ en, zh }: BilingualText, organisation: string): BilingualText {
  return { en: `${organisation}: ${en}`, zh: `【${organisation}】${zh}` };
}
