import { refusalReasons } from '@tolk/contract/refusal-reasons';
import type { BilingualText } from '@tolk/contract/shown-texts';
import type { ActionState, Language } from '@tolk/domain';
import { inLanguage } from './refusal.ts';

export interface PresentedAction<Action extends string> {
  action: Action;
  enabled: boolean;
  /** In the caller's language. */
  reason?: string;
  /** ISO 8601, UTC. */
  availableAt?: string;
}

const reasons: Readonly<Record<string, BilingualText>> = refusalReasons;

/** Buttons as the wire carries them; an action that nothing carries out yet is not offered. */
export function presentActions<Action extends string>(
  states: readonly ActionState<Action>[],
  offered: ReadonlySet<Action>,
  language: Language,
): PresentedAction<Action>[] {
  return states
    .filter(({ action }) => offered.has(action))
    .map(({ action, enabled, reason, availableAt }) => ({
      action,
      enabled,
      ...(reason === undefined ? {} : { reason: reasonText(reason, language) }),
      ...(availableAt === undefined ? {} : { availableAt: availableAt.toISOString() }),
    }));
}

/** A reason of `refusalReasons` in both languages. */
export function bilingualReason(reason: string): BilingualText {
  return reasons[reason] ?? { en: reason, zh: reason };
}

export function reasonText(reason: string, language: Language): string {
  return inLanguage(bilingualReason(reason), language);
}
