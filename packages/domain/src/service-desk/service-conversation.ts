import type { Lifecycle, Refusal } from '../lifecycle/lifecycle.ts';

/** `open`: with somebody or in the queue. `snoozed`: put off until a time or the next message. */
export const serviceStates = ['open', 'snoozed', 'closed'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const serviceCloseReasons = ['solved', 'noReply', 'duplicate', 'spam', 'other'] as const;
export type ServiceCloseReason = (typeof serviceCloseReasons)[number];

/** Who wrote a message; a note is read by the staff alone, an event is what happened. */
export const serviceSides = ['customer', 'staff', 'note', 'event'] as const;
export type ServiceSide = (typeof serviceSides)[number];

export const serviceActions = [
  'begin',
  'write',
  'join',
  'rate',
  'take',
  'give',
  'putBack',
  'answer',
  'note',
  'tag',
  'snooze',
  'wake',
  'close',
  'reopen',
  'assign',
  'giveBack',
] as const;
export type ServiceAction = (typeof serviceActions)[number];

/** What happened, as a line between the messages. */
export const serviceEvents = [
  'assigned',
  'queued',
  'snoozed',
  'woken',
  'closed',
  'reopened',
  'joined',
  'emailLeft',
  'rated',
] as const;
export type ServiceEvent = (typeof serviceEvents)[number];

/** Those that the customer sees as well. */
export const customerEvents = ['assigned', 'closed', 'reopened', 'joined', 'emailLeft'] as const;

export interface ServiceFacts {
  /** Whose it is; null: it stands in the queue. */
  assigneeId: string | null;
  /** The member who asks; null for a customer or a timer. */
  staffId: string | null;
  rated: boolean;
}

const customer = ['client', 'supplier'] as const;
const staff = ['staff'] as const;
const timer = ['timer'] as const;
const source = 'docs/product/lifecycles.md#service-desk';

const unlessOwn = ({ assigneeId, staffId }: ServiceFacts): Refusal | null =>
  assigneeId !== null && assigneeId === staffId ? { reason: 'serviceOwn' } : null;
const unlessQueued = ({ assigneeId }: ServiceFacts): Refusal | null =>
  assigneeId === null ? { reason: 'serviceQueued' } : null;
const unlessRated = ({ rated }: ServiceFacts): Refusal | null =>
  rated ? { reason: 'serviceRated' } : null;

/**
 * `write`: a customer's message brings it back from wherever it is. `assign` and `giveBack` are timers:
 * to a member on duty, and to the queue when that member has not answered.
 */
export const serviceLifecycle: Lifecycle<ServiceState, ServiceAction, ServiceFacts> = {
  name: 'service',
  states: serviceStates,
  initial: 'open',
  final: [],
  transitions: [
    { action: 'begin', actor: [...customer, ...staff], from: [], to: 'open', source },
    { action: 'write', actor: customer, from: serviceStates, to: 'open', source },
    { action: 'join', actor: customer, from: serviceStates, to: 'same', source },
    { action: 'rate', actor: customer, from: ['closed'], to: 'same', guard: unlessRated, source },
    {
      action: 'take',
      actor: staff,
      from: ['open', 'snoozed'],
      to: 'same',
      guard: unlessOwn,
      source,
    },
    { action: 'give', actor: staff, from: ['open', 'snoozed'], to: 'same', source },
    {
      action: 'putBack',
      actor: staff,
      from: ['open', 'snoozed'],
      to: 'open',
      guard: unlessQueued,
      source,
    },
    { action: 'answer', actor: staff, from: ['open', 'snoozed'], to: 'open', source },
    { action: 'note', actor: staff, from: serviceStates, to: 'same', source },
    { action: 'tag', actor: staff, from: serviceStates, to: 'same', source },
    { action: 'snooze', actor: staff, from: ['open'], to: 'snoozed', source },
    { action: 'wake', actor: [...staff, ...timer], from: ['snoozed'], to: 'open', source },
    { action: 'close', actor: staff, from: ['open', 'snoozed'], to: 'closed', source },
    { action: 'reopen', actor: staff, from: ['closed'], to: 'open', source },
    { action: 'assign', actor: timer, from: ['open'], to: 'same', source },
    {
      action: 'giveBack',
      actor: timer,
      from: ['open'],
      to: 'same',
      guard: unlessQueued,
      source,
    },
  ],
};
