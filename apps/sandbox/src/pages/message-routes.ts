import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { messagePage } from './message-page.ts';
import { readerOf, sendPage, sendProblem } from './send-page.ts';

type Identified = { Params: { id: string } };

/** A mail may look as it likes, but runs nothing, loads nothing and opens its links elsewhere. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** `/sandbox/messages/{id}` for people, and below it the mail's HTML for the frame in that page. */
export function messageRoutes({ inbox }: Sandbox) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<Identified>('/sandbox/messages/:id', (request, reply) => {
      const message = inbox.find(request.params.id);
      if (!message) return sendProblem(request, reply, { status: 404, heading: 'absentMessage' });
      const { language, words } = readerOf(request, reply);
      const heading = message.subject || words[message.channel];
      return sendPage(request, reply, { heading, body: messagePage(message, words, language) });
    });

    app.get<Identified>('/sandbox/messages/:id/html', (request, reply) => {
      const mail = inbox.find(request.params.id)?.html;
      if (!mail) return sendProblem(request, reply, { status: 404, heading: 'noHtml' });
      return reply
        .headers({
          'content-security-policy': mailPolicy,
          'x-content-type-options': 'nosniff',
          // In place of the product's own, through which people reach this page.
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(mail.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank" />`));
    });

    app.get<{ Params: { id: string; place: string } }>(
      '/sandbox/messages/:id/attachments/:place',
      ({ params }, reply) => {
        const file = inbox.find(params.id)?.attachments?.[Number(params.place)];
        if (!file) return reply.code(404).type('text/plain').send('Not found');
        return reply
          .headers({
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
            'x-content-type-options': 'nosniff',
            'cache-control': 'no-store',
          })
          .type(`${file.mediaType}; charset=utf-8`)
          .send(file.content);
      },
    );
  };
}
