import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonBody, keepRawBodies, rawBody, text } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Browser } from './browser.ts';
import { decrypt } from './decrypt.ts';
import { pushPath } from './push-path.ts';
import { vapidFault } from './vapid.ts';

type One = { Params: { id: string } };

/**
 * A push service (RFC 8030), and the browsers that are subscribed at it: `POST /sandbox/api/browsers`
 * answers a subscription as `PushManager.subscribe` does, `DELETE /sandbox/api/browsers/{id}` ends it.
 */
export function webPushRoutes({ browsers, inbox, publicUrl }: Sandbox) {
  function subscribe(request: FastifyRequest, reply: FastifyReply) {
    const serverKey = text(jsonBody(request), 'applicationServerKey');
    if (!/^B[\w-]{86}$/.test(serverKey)) {
      return reply.code(400).send({ message: 'applicationServerKey is a point on P-256' });
    }
    const { id, publicKey: p256dh, auth } = browsers.subscribe(serverKey);
    const endpoint = `${publicUrl()}${pushPath}${id}`;
    return { id, endpoint, expirationTime: null, keys: { p256dh, auth } };
  }

  function receive(request: FastifyRequest<One>, reply: FastifyReply) {
    const browser = browsers.find(request.params.id);
    if (!browser) return reply.code(404).send();
    if (browser.gone) return reply.code(410).send();
    const { authorization = '', ttl, 'content-encoding': coding } = request.headers;
    const origin = new URL(publicUrl()).origin;
    const fault = vapidFault(authorization, { serverKey: browser.serverKey, origin });
    if (fault !== null) return reply.code(403).send({ message: fault });
    if (!/^\d+$/.test(String(ttl))) return reply.code(400).send({ message: 'TTL is missing' });
    if (coding !== 'aes128gcm') return reply.code(415).send({ message: 'Encode with aes128gcm' });
    const payload = contentOf(browser, rawBody(request));
    if (payload === null) return reply.code(400).send({ message: 'Not for this browser' });
    inbox.receivePush(browser.id, payload);
    return reply
      .code(201)
      .header('location', `${publicUrl()}${pushPath}${browser.id}/message`)
      .send();
  }

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.post('/sandbox/api/browsers', subscribe);
    app.delete<One>('/sandbox/api/browsers/:id', (request, reply) => {
      browsers.unsubscribe(request.params.id);
      return reply.code(204).send();
    });
    app.post<One>(`${pushPath}:id`, receive);
  };
}

/** A real push service can't look inside; null for what the browser could not read either. */
function contentOf(browser: Browser, body: Buffer): string | null {
  try {
    return decrypt(browser, body);
  } catch {
    return null;
  }
}
