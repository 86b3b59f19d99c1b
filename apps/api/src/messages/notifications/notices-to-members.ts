import { organisationRoutes, pathTo } from '@tolk/contract/routes';
import {
  memberMay,
  type Identity,
  type NotificationEventName,
  type OrganisationScope,
} from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';
import type { MemberRow } from '../../persons/member-repository.ts';
import { eventOfKind, type NotificationKind } from './notification-kinds.ts';
import type { NewNotification } from './new-notification.ts';

type ScopeOfEvent = Readonly<Partial<Record<NotificationEventName, OrganisationScope>>>;

/** Whose turn it is, by event; who is not named reads it in the list that all share. */
const scopeOfEvent: Readonly<Record<Identity, ScopeOfEvent>> = {
  client: {
    application: 'ask',
    order: 'ask',
    payment: 'pay',
    appeal: 'ask',
    reminder: 'ask',
    posting: 'ask',
    account: 'manage',
  },
  supplier: {
    application: 'coordinate',
    order: 'coordinate',
    payment: 'coordinate',
    appeal: 'coordinate',
    settlement: 'collect',
    reminder: 'coordinate',
    posting: 'coordinate',
    account: 'manage',
  },
};

/** Of clients' organisations, where the kind says more than its event. */
const scopeOfKind: Readonly<Partial<Record<NotificationKind, OrganisationScope>>> = {
  'order.accept': 'pay',
  'order.remindPayment': 'pay',
  'order.remindMilestone': 'pay',
  approvalWaiting: 'approve',
  budgetReached: 'manage',
};

/**
 * What members are told in their own lists about a notification of their organisation: those whose turn
 * it is, and `worker`, who works on the order that it is about.
 */
export function noticesToMembers(
  notification: NewNotification & { organisation: string; worker: string | null },
  members: readonly MemberRow[],
): NewNotification[] {
  const { organisation, kind, title, text, about, path, at, identity } = notification;
  const { personId: organisationId, membersLeftOut = [], worker } = notification;
  const byKind = identity === 'client' ? scopeOfKind[kind] : undefined;
  const scope = byKind ?? scopeOfEvent[identity][eventOfKind[kind]];
  if (scope === undefined) return [];
  return members
    .filter(({ person_id, roles }) => memberMay(roles, scope) || person_id === worker)
    .filter(({ person_id }) => !membersLeftOut.includes(person_id))
    .map(({ person_id }) => ({
      personId: person_id,
      identity,
      kind,
      title: forOrganisation(title, organisation),
      text,
      ...(about === undefined ? {} : { about }),
      path: pathTo(organisationRoutes[identity].enter, { organisationId, to: path }),
      at,
    }));
}

/** Says of a title in a member's own list which organisation it is about. */
export function forOrganisation({ en, zh }: BilingualText, organisation: string): BilingualText {
  return { en: `${organisation}: ${en}`, zh: `【${organisation}】${zh}` };
}
