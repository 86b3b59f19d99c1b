import { faultKinds, faultStates, frontEnds } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Id, Nullable, OneOf, Timestamp } from './base.ts';

/** Occurrences of one fault of a front end, told apart by where and with what words it shows. */
export const FrontEndFaultRow = Type.Object({
  faultId: Id,
  remote: OneOf(frontEnds),
  kind: OneOf(faultKinds),
  /** For engineers; without what identifies or signs in a person. */
  message: Type.String(),
  state: OneOf(faultStates),
  count: Count,
  firstTime: Timestamp,
  lastTime: Timestamp,
  /** The newest first. */
  versions: Type.Array(Type.String()),
});
export type FrontEndFaultRow = Static<typeof FrontEndFaultRow>;

/** One line of a stack. */
export const StackLine = Type.Object({
  /** As the browser wrote it. */
  raw: Type.String(),
  /** `packages/…/file.tsx:12:3 (name)`; null where no source map knows the place. */
  source: Nullable(Type.String()),
});
export type StackLine = Static<typeof StackLine>;

export const FrontEndFault = Type.Object({
  ...FrontEndFaultRow.properties,
  samples: Type.Array(
    Type.Object({
      time: Timestamp,
      version: Type.String(),
      /** Of the shell. */
      build: Type.String(),
      route: Type.String(),
      browser: Type.String(),
      /** Of the call that failed shortly before. */
      requestId: Nullable(Id),
      stack: Type.Array(StackLine),
    }),
  ),
});
export type FrontEndFault = Static<typeof FrontEndFault>;
