import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { identityOf, type Identity } from '@tolk/domain';
import { readSession, type StoredSession } from './token.ts';

/** The session in the store: a mirror of the storage, so that components follow it. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: readSession,
  reducers: {
    sessionChanged: (_state, { payload }: PayloadAction<StoredSession>) => payload,
  },
  selectors: {
    selectSession: (session) => session,
    selectSignedIn: (session) => session.token !== null,
    selectIdentity: (session): Identity | null =>
      session.port === null ? null : identityOf(session.port),
  },
});

export const { selectSession, selectSignedIn, selectIdentity } = sessionSlice.selectors;
export const { sessionChanged } = sessionSlice.actions;
