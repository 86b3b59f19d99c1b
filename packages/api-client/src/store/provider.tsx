import type { ReactNode } from 'react';
import { Provider, useSelector, useStore } from 'react-redux';
import type { TolkState, TolkStore } from './store.ts';

export function TolkStoreProvider({ store, children }: { store: TolkStore; children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}

/** Reads the store; the selector is given its whole state. */
export function useTolkSelector<Value>(selector: (state: TolkState) => Value): Value {
  return useSelector(selector);
}

export function useTolkStore(): TolkStore {
  return useStore<TolkState>();
}
