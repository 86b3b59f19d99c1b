import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { findNotification } from '../messages/notifications/notification-repository.ts';
import { longIdOf, shortPathRoute } from '../messages/notifications/short-path.ts';

/** A text message's link leads to the screen of its notification, which asks for a login itself. */
export function addShortLinks(app: FastifyInstance, { db }: Dependencies): void {
  app.get<{ Params: { code: string } }>(shortPathRoute, async ({ params }, reply) => {
    const id = longIdOf(params.code);
    const notification = id === null ? undefined : await findNotification(db, id);
    return reply.header('cache-control', 'no-store').redirect(notification?.path ?? '/', 302);
  });
}
