import { defaultLanguage } from '@tolk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import {
  linkedReader,
  switchMails,
  type LinkedReader,
} from '../messages/notifications/unsubscribe.ts';
import { unsubscribePath } from '../messages/notifications/unsubscribe-link.ts';
import { languageOf } from './language.ts';
import { createPlainLimit } from './plain-limit.ts';
import { unsubscribePage, type UnsubscribeStep } from './unsubscribe-page.ts';

/** What mail programs send is one short line. */
const bodyBytes = 4_096;

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/**
 * The link at the end of a mail. A POST ends such mails at once, as the button of a mail program
 * sends it (RFC 8058); a GET only asks, since programs that look into links must change nothing.
 */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  { deps }: { deps: Dependencies },
): Promise<void> {
  const mayAsk = createPlainLimit(deps, 'unsubscribe');
  // The link says all that is to be done: the body is not read, whatever its form.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: bodyBytes },
    (_request, _body, done) => done(null),
  );
  app.get(unsubscribePath, (request: Request, reply) => answer(request, reply, () => 'ask'));
  app.post(unsubscribePath, (request: Request, reply) =>
    answer(request, reply, async (reader) => {
      const on = request.query.again === '1';
      await switchMails(reader, on, deps);
      return on ? 'again' : 'done';
    }),
  );

  async function answer(
    request: Request,
    reply: FastifyReply,
    act: (reader: LinkedReader) => UnsubscribeStep | Promise<UnsubscribeStep>,
  ): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!(await mayAsk(request, reply))) return reply;
    const reader = await linkedReader(request.query, deps);
    const asked = languageOf(request.headers['accept-language']);
    const step = reader === null ? 'unknown' : await act(reader);
    const language = reader === null ? asked : (reader.language ?? defaultLanguage);
    const { search } = new URL(request.url, deps.config.publicUrl);
    const page = unsubscribePage(step, { event: reader?.event ?? null, language, search });
    return reply
      .code(reader === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(page);
  }
}
