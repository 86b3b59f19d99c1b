/**
 * One literal per lifecycle: who may do what in which state, where it leads, and why.
 * The server enforces it, the client renders buttons from it, tests walk it.
 */
export type Actor = 'client' | 'supplier' | 'staff' | 'timer' | 'provider';

export interface Transition<State extends string, Action extends string, Facts> {
  action: Action;
  actor: readonly Actor[];
  /** Empty: the transition creates the entity. */
  from: readonly State[];
  /** `'same'` leaves the state; `'previous'` returns to the state before the last `from`. */
  to: State | 'same' | 'previous';
  /** Says why the action is off although the state allows it; `null` when it is on. */
  guard?: (facts: Facts, now: Date) => Refusal | null;
  /** When a timer fires it, counted from the event named, and not before the other one. */
  timer?: { after: string; ms: number | readonly number[]; notBefore?: string };
  /** Where the rule comes from. */
  source: string;
}

/** Why an action is off, and from when on it will be possible. */
export interface Refusal {
  reason: string;
  availableAt?: Date;
}

export interface ActionState<Action extends string> {
  action: Action;
  enabled: boolean;
  reason?: string;
  availableAt?: Date;
}

export interface Lifecycle<State extends string, Action extends string, Facts> {
  name: string;
  states: readonly State[];
  initial: State;
  final: readonly State[];
  transitions: readonly Transition<State, Action, Facts>[];
}

/** The transition of `action` from `state` for `actor`, or undefined when there is none. */
export function findTransition<State extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<State, Action, Facts>,
  state: State | null,
  actor: Actor,
  action: Action,
): Transition<State, Action, Facts> | undefined {
  return lifecycle.transitions.find(
    (transition) =>
      transition.action === action &&
      transition.actor.includes(actor) &&
      (state === null ? transition.from.length === 0 : transition.from.includes(state)),
  );
}

/** Every action that `actor` has in `state`; guards decide which of them are on at `now`. */
export function actionsFor<State extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<State, Action, Facts>,
  state: State,
  actor: Actor,
  facts: Facts,
  now: Date,
): ActionState<Action>[] {
  return lifecycle.transitions
    .filter((transition) => transition.actor.includes(actor) && transition.from.includes(state))
    .map((transition) => {
      const refusal = transition.guard?.(facts, now) ?? null;
      return refusal === null
        ? { action: transition.action, enabled: true }
        : { action: transition.action, enabled: false, ...refusal };
    });
}

/** States that no sequence of transitions reaches from the initial one; empty in a sound lifecycle. */
export function unreachableStates<State extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<State, Action, Facts>,
): State[] {
  const reached = new Set<State>([lifecycle.initial]);
  let grew = true;
  while (grew) {
    grew = false;
    for (const { from, to } of lifecycle.transitions) {
      const target = to === 'same' || to === 'previous' ? undefined : to;
      if (target === undefined || reached.has(target)) continue;
      if (from.length > 0 && !from.some((state) => reached.has(state))) continue;
      reached.add(target);
      grew = true;
    }
  }
  return lifecycle.states.filter((state) => !reached.has(state));
}

/** States that are not final and have no way out; empty in a sound lifecycle. */
export function deadEnds<State extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<State, Action, Facts>,
): State[] {
  return lifecycle.states.filter(
    (state) =>
      !lifecycle.final.includes(state) &&
      !lifecycle.transitions.some(({ from, to }) => from.includes(state) && to !== 'same'),
  );
}
