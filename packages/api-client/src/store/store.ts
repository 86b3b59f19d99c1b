import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { cacheTags } from '@tolk/contract/tags';
import { getLanguage, onLanguageChange } from '@tolk/i18n';
import { onSessionChange } from '../session/token.ts';
import { sessionChanged, sessionSlice } from '../session/session-slice.ts';
import { tolkApi } from '../tolk-api.ts';

/** The application's store: the session and what was fetched. Fetched data go when the person changes, or for whom they act. */
export function createTolkStore() {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, tolk: tolkApi.reducer },
    middleware: (defaults) => defaults().concat(tolkApi.middleware),
    devTools: false,
  });
  setupListeners(store.dispatch);
  onSessionChange((session) => {
    const before = store.getState().session;
    store.dispatch(sessionChanged(session));
    const samePerson = session.token !== null && before.token !== null;
    const sameParty = before.port === session.port && before.party === session.party;
    if (!samePerson || !sameParty) {
      store.dispatch(tolkApi.util.resetApiState());
    }
  });
  // The server answers in the language that it was asked in.
  let asked = getLanguage();
  onLanguageChange(() => {
    if (getLanguage() === asked) return;
    asked = getLanguage();
    store.dispatch(tolkApi.util.invalidateTags([...cacheTags]));
  });
  return store;
}

export type TolkStore = ReturnType<typeof createTolkStore>;
export type TolkState = ReturnType<TolkStore['getState']>;
