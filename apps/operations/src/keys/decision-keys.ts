import type { BarAction } from '@tolk/design-system/portal';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { noteOffered } from './key-pause.ts';
import type { DeskKey } from './keys.tsx';

/** A button of a decision, with the key that presses it. */
export interface KeyedAction extends BarAction {
  label: string;
  shortcut?: string;
}

/** What each decision bar on screen offers; a bar may stand anywhere below the case bar. */
const bars = new Map<symbol, readonly DeskKey[]>();
const listeners = new Set<() => void>();
let offered: readonly DeskKey[] = [];

function tell(): void {
  offered = [...bars.values()].flat();
  for (const listener of listeners) listener();
}

function offer(keys: readonly DeskKey[]): () => void {
  const bar = Symbol('decision bar');
  bars.set(bar, keys);
  noteOffered();
  tell();
  return () => {
    bars.delete(bar);
    tell();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Each key does what its button does, so what the button asks first the key asks too. */
export function useDecisionKeys(actions: readonly KeyedAction[]): void {
  const pressable = actions.flatMap(({ shortcut, label, enabled }) =>
    enabled && shortcut !== undefined ? [{ key: shortcut, label }] : [],
  );
  // On the record as it is shown when the key is pressed.
  const press = useEffectEvent((key: string) =>
    actions.find(({ shortcut, enabled }) => enabled && shortcut === key)?.onChoose(),
  );
  const listed = JSON.stringify(pressable);
  useEffect(() => {
    const told = JSON.parse(listed) as typeof pressable;
    return offer(told.map(({ key, label }) => ({ key, label, run: () => press(key) })));
  }, [listed]);
}

/** The keys of all decisions on screen that may be taken now. */
export function useOfferedKeys(): readonly DeskKey[] {
  return useSyncExternalStore(subscribe, () => offered);
}
