import { deviceClasses, faultKinds, frontEnds, limits, MINUTE } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Id, Nothing, OneOf, Text } from '../../schemas/base.ts';

const bounds = limits.frontEnds;

/** ms; what takes longer was a machine that slept. */
const Duration = Type.Number({ minimum: 0, maximum: 10 * MINUTE });

/** What browsers report of the front ends that they run. */
export const supBrowsers = {
  reportFrontEndFault: defineCall({
    path: '/supinterface/reportFrontEndFault',
    access: 'public',
    summary: 'A fault of a front end, told by the browser that met it.',
    request: Type.Object({
      kind: OneOf(faultKinds),
      remote: OneOf(frontEnds),
      version: Text(bounds.version, 1),
      /** Of the shell. */
      build: Text(bounds.version, 1),
      /** The path of the screen. */
      route: Text(bounds.route),
      message: Text(bounds.message),
      stack: Text(bounds.stack),
      /** Of the call that failed shortly before. */
      requestId: Type.Optional(Id),
      /** Made at random by each document, so that its reports count as one session. */
      documentId: Text(64, 16),
    }),
    response: Nothing,
    idempotency: 'none',
    limit: { max: bounds.faultsPerMinute, windowMs: MINUTE },
  }),
  reportWebVitals: defineCall({
    path: '/supinterface/reportWebVitals',
    access: 'public',
    summary: 'How fast a document was, told when it is left.',
    request: Type.Object({
      /** Whose screen the document opened with. */
      remote: OneOf(frontEnds),
      device: OneOf(deviceClasses),
      vitals: Type.Object({
        LCP: Type.Optional(Duration),
        INP: Type.Optional(Duration),
        TTFB: Type.Optional(Duration),
        CLS: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
      }),
    }),
    response: Nothing,
    idempotency: 'none',
    limit: { max: bounds.vitalsPerMinute, windowMs: MINUTE },
  }),
};
