import { randomUUID } from 'node:crypto';
import type { RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { deviceTitle } from '../../accounts/sessions/device-name.ts';
import { keyedHash } from '../../database/server-key.ts';
import { countOccurrence, keepSample, noteCrash } from './fault-repository.ts';
import { fingerprintOf } from './fingerprint.ts';
import { passOnFault } from './pass-on-fault.ts';
import { scrub } from './scrub.ts';
import { judgeRelease } from './take-back.ts';

type Report = RequestOf<typeof calls.supinterface.browsers.reportFrontEndFault>;

/** A screen fell, of its own or because it was not there: the person could not go on. */
const crashes = new Set<Report['kind']>(['screen', 'download']);

/** Keeps what a browser tells of a fault, with nothing that says who met it. */
export async function reportFault(
  report: Report,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, now, userAgent } = context;
  const fault = clean(report);
  deps.metrics.frontEndFault(fault.remote, fault.kind);
  await context.transaction(async (tx) => {
    const { remote, kind, message, version, build, route, stack, requestId } = fault;
    const fingerprint = fingerprintOf(fault);
    const faultId = await countOccurrence(tx, {
      fingerprint,
      remote,
      kind,
      message,
      version,
      at: now,
    });
    const sample = {
      version,
      build,
      route,
      browser: deviceTitle(userAgent) ?? '',
      stack,
      at: now,
      request_id: requestId ?? null,
    };
    await keepSample(tx, { fault_id: faultId, ...sample });
    if (crashes.has(kind)) {
      await noteCrash(tx, crashOf(fault, context));
      const payload = { remote, version };
      await judgeRelease.schedule(deps.jobs, tx, {
        key: `judgeRelease:${remote}:${version}`,
        runAt: now,
        payload,
      });
    }
    if (deps.errorTracker !== null)
      await passOnFault.schedule(deps.jobs, tx, {
        runAt: now,
        payload: {
          eventId: randomUUID(),
          fingerprint,
          time: now.toISOString(),
          remote,
          kind,
          message,
          version,
          build,
          route,
          stack,
          browser: sample.browser,
        },
      });
  });
  return {};
}

/** Browsers of older releases send what today's would leave out. */
function clean({ message, stack, route, ...others }: Report): Report {
  const path = route.split(/[?#]/, 1)[0] ?? '';
  return { ...others, message: scrub(message), stack: scrub(stack), route: scrub(path) };
}

function crashOf({ remote, version, documentId }: Report, { deps, network, now }: CallContext) {
  const hashed = (text: string) => keyedHash(deps.config.serverKeys, 'front-end-crash', text);
  return {
    remote,
    version,
    document: hashed(`document ${documentId}`),
    network: hashed(`network ${network}`),
    at: now,
  };
}
