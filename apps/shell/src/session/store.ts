import { createTolkStore, type TolkStore } from '@tolk/api-client';

let store: TolkStore | undefined;

/** The one store of this tab, made when the first screen that needs it is shown. */
export function tolkStore(): TolkStore {
  store ??= createTolkStore();
  return store;
}
