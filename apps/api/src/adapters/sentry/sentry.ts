import type { ErrorTracker, TrackedFault } from '../../ports/error-tracker.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { statusOf } from '../remote-call.ts';

const provider = 'sentry';
const client = 'tolk/1.0';

/** Where a project takes envelopes, and by what key. */
export interface SentryProject {
  dsn: string;
  url: string;
  publicKey: string;
}

/** `https://<key>@<host>[/<path>]/<project>`; undefined for anything else. */
export function sentryProject(dsn: string): SentryProject | undefined {
  if (!URL.canParse(dsn)) return undefined;
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, path, id] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || username === '' || id === undefined) return undefined;
  return { dsn, url: `${protocol}//${host}${path}/api/${id}/envelope/`, publicKey: username };
}

/** Sentry's envelope endpoint, which GlitchTip and others speak too. */
export function createSentry({ dsn, url, publicKey }: SentryProject): ErrorTracker {
  const auth = `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${publicKey}`;
  return {
    async send(fault) {
      const status = await statusOf(provider, url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
        body: envelopeOf(fault, dsn),
      });
      if (status === 429 || status >= 500)
        throw new ProviderUnavailable(provider, `HTTP ${status}`);
      if (status >= 400) throw new ProviderRefused(provider, String(status), '');
    },
  };
}

/** Three lines of JSON: the envelope's header, the item's header, the event. */
function envelopeOf(fault: TrackedFault, dsn: string): string {
  const eventId = fault.eventId.replaceAll('-', '');
  const event = JSON.stringify(eventOf(fault, eventId));
  const head = { event_id: eventId, dsn, sent_at: fault.time };
  const item = {
    type: 'event',
    content_type: 'application/json',
    length: Buffer.byteLength(event),
  };
  return [JSON.stringify(head), JSON.stringify(item), event, ''].join('\n');
}

function eventOf({ time, remote, kind, message, version, ...fault }: TrackedFault, id: string) {
  const [, type = 'Error', value = message] =
    /^([A-Za-z]*(?:Error|Exception)): (.*)$/s.exec(message) ?? [];
  return {
    event_id: id,
    timestamp: time,
    platform: 'javascript',
    level: 'error',
    logger: 'tolk.front-ends',
    release: `${remote}@${version}`,
    transaction: fault.route,
    fingerprint: [fault.fingerprint],
    tags: { remote, kind, build: fault.build, browser: fault.browser },
    exception: { values: [{ type, value, mechanism: { type: kind, handled: kind === 'screen' } }] },
    extra: { stack: fault.stack },
  };
}
