import { use, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import { TolkStoreProvider } from './provider.tsx';
import { createTolkStore, type TolkStore } from './store.ts';

let store: TolkStore | undefined;

/** The one store of this tab, made when the first screen that needs it is shown. */
export function tabStore(): TolkStore {
  store ??= createTolkStore();
  return store;
}

/** The tab's store for a part of a page that stands without one; a store that is there already stays. */
export function TabStoreProvider({ children }: { children: ReactNode }) {
  if (use(ReactReduxContext)) return children;
  return <TolkStoreProvider store={tabStore()}>{children}</TolkStoreProvider>;
}
