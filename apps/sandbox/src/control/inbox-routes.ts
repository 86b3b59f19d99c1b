import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';

/** `GET /sandbox/api/inbox?to=`: newest first. A bare plus sign of a number may arrive as a space. */
export function inboxRoutes({ inbox }: Sandbox) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: { to?: string } }>('/sandbox/api/inbox', (request) =>
      inbox
        .list(request.query.to?.trim())
        .map(
          ({
            channel,
            to,
            at,
            text,
            code,
            subject,
            html,
            attachments = [],
            replyTo = null,
            unsubscribeUrl = null,
            payload = null,
          }) => ({
            channel,
            to,
            at,
            text,
            code,
            subject: subject ?? null,
            hasHtml: html !== undefined,
            attachments,
            replyTo,
            unsubscribeUrl,
            payload,
          }),
        ),
    );
  };
}
