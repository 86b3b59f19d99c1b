import type { calls, RequestOf } from '@tolk/contract';
import { frontEnds, limits, type FaultKind, type FrontEnd } from '@tolk/domain';
import { isChunkError, routeAt } from '@tolk/platform';
import { PlatformMismatchError, RemoteUnavailableError } from '@tolk/platform/registry';
import { loadTransport } from '../account/account-call.ts';
import { registry } from '../federation/registry.ts';
import { build } from './build.ts';
import { lastFailedCall } from './last-failed-call.ts';

type ReportCall = (typeof calls)['supinterface']['browsers']['reportFrontEndFault'];
type Report = RequestOf<ReportCall>;

const path: ReportCall['path'] = '/supinterface/reportFrontEndFault';

const bounds = limits.frontEnds;
const documentId = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

/** A script of ours in a line of a stack, or in the words of a download that failed. */
const ownScript = /\/(?:releases\/(?<remote>[a-z-]+)\/(?<version>[\w.-]+)|assets)\/[\w.~-]+\.js/;
const requestIdForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Tells the server of a fault, each once and no more than a few of one document. */
export type ReportFault = (kind: FaultKind, error: unknown) => Promise<void>;

export function createFaultReporter(): ReportFault {
  const reported = new Set<string>();
  return async (kind, error) => {
    const report = reportOf(kind, error);
    if (report === undefined) return;
    const key = `${report.kind} ${report.message}`;
    if (reported.has(key) || reported.size >= bounds.faultsPerDocument) return;
    reported.add(key);
    const { callServer } = await loadTransport();
    await callServer(path, report, { quiet: true, keepalive: true });
  };
}

export const reportFault = createFaultReporter();

/** Undefined for what is no fault of ours. */
function reportOf(kind: FaultKind, error: unknown): Report | undefined {
  if (!(error instanceof Error) || isExpected(error)) return undefined;
  const isDownload = error instanceof RemoteUnavailableError || isChunkError(error);
  if (isDownload && !navigator.onLine) return undefined;
  const message = `${error.name}: ${error.message}`;
  const stack = stackOf(error);
  const found = ownScript.exec(`${stack}\n${message}`);
  // Extensions and scripts that a browser adds throw in our page too.
  if (kind !== 'screen' && !isDownload && found === null) return undefined;
  const requestId = lastFailedCall();
  return {
    kind: isDownload ? 'download' : kind,
    ...ownerOf(error, found, kind === 'screen'),
    build,
    route: cut(window.location.pathname, bounds.route),
    message: cut(message, bounds.message),
    stack: cut(stack, bounds.stack),
    documentId,
    ...(requestId !== undefined && requestIdForm.test(requestId) && { requestId }),
  };
}

/** Somebody cancelled it, or a newer shell is wanted, which the page says. */
function isExpected(error: Error): boolean {
  return error.name === 'AbortError' || error instanceof PlatformMismatchError;
}

function stackOf(error: Error): string {
  const own = error.stack ?? '';
  return error.cause instanceof Error ? `${own}\nCaused by: ${stackOf(error.cause)}` : own;
}

/** The front end with its version: whose script it was, else whose screen fell, else the shell. */
function ownerOf(
  error: Error,
  found: RegExpExecArray | null,
  isScreen: boolean,
): { remote: FrontEnd; version: string } {
  const { remote, version } = found?.groups ?? {};
  const inScript = frontEnds.find((name) => name === remote);
  if (inScript !== undefined && version !== undefined) return { remote: inScript, version };
  const named = error instanceof RemoteUnavailableError ? error.remote : undefined;
  const shown = isScreen ? routeAt(window.location.pathname)?.owner : undefined;
  const owner = frontEnds.find((name) => name === (named ?? shown)) ?? 'shell';
  if (owner === 'shell') return { remote: owner, version: build };
  return { remote: owner, version: registry.versionOf(owner) ?? 'unknown' };
}

/** A cut through a character would make no text. */
function cut(text: string, max: number): string {
  return text.replaceAll('\0', '').slice(0, max).toWellFormed();
}
