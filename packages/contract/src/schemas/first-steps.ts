import { clientFirstSteps, firstStepStates, supplierFirstSteps, testSteps } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Id, Nullable, OneOf, Timestamp } from './base.ts';

/** One thing to do on an account that has done nothing yet. */
export const SupplierFirstStep = Type.Object({
  step: OneOf(supplierFirstSteps),
  state: OneOf(firstStepStates),
  minutes: Count,
  /** Key of the fact of the profile to go to; null where the step is no part of it. */
  fact: Nullable(Type.String()),
});
export type SupplierFirstStep = Static<typeof SupplierFirstStep>;

/** What a new supplier does first, in order, and the test of the pair that they work in. */
export const SupplierFirstSteps = Type.Object({
  steps: Type.Array(SupplierFirstStep),
  test: Type.Object({
    step: OneOf(testSteps),
    time: Nullable(Timestamp),
    /** Null before the supplier has named one. */
    pair: Nullable(Type.Object({ sourceLanguage: Type.String(), targetLanguage: Type.String() })),
  }),
});
export type SupplierFirstSteps = Static<typeof SupplierFirstSteps>;

export const ClientFirstStep = Type.Object({
  step: OneOf(clientFirstSteps),
  state: OneOf(firstStepStates),
  minutes: Count,
  /** The posting to choose for, or the order to pay; left out where there is none or more than one. */
  recordId: Type.Optional(Id),
});
export type ClientFirstStep = Static<typeof ClientFirstStep>;
