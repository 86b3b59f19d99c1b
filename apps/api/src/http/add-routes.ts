import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '@tolk/contract/headers';
import type { Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import { createRateLimiter } from '../calls/rate-limiter.ts';
import { CallRefusal } from '../calls/refusal.ts';
import type { Registration } from '../calls/route.ts';
import { routes } from '../routes/index.ts';
import { logAnswers } from './answer-log.ts';
import { addAvatars } from './avatars.ts';
import { addCalendarFeed } from './calendar-feed.ts';
import { isForCall, sendAbsent } from './broken-request.ts';
import { createPipeline, sendRefusal } from './call-pipeline.ts';
import { docsPage } from './docs-page.ts';
import { isBadAddress } from './faults.ts';
import { addFrontEnds } from './front-ends.ts';
import { addHealth } from './health.ts';
import { keepRawBodies } from './json-body.ts';
import { languageOf } from './language.ts';
import { addMetrics } from './metrics.ts';
import { addDirectory } from './pages/directory/directory-routes.ts';
import { addDocuments, answerUnknown } from './pages/documents.ts';
import { createPageStore } from './pages/page-store.ts';
import { createWrittenPages } from './pages/written-pages.ts';
import { addSearchEngineFiles } from './pages/search-engines.ts';
import { addSiteCodes } from './pages/site-codes.ts';
import { acceptMultipart, leaveMultipart } from './multipart.ts';
import { openApiDocument } from './openapi.ts';
import { paymentNotifications } from './payment-notifications.ts';
import { pushRenewal } from './push-renewal.ts';
import { addSandbox } from './sandbox-routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addLeavingPreview } from './remotes/preview-routes.ts';
import { createRegistryStore } from './remotes/registry-store.ts';
import { createShellBuilds } from './shell-builds.ts';
import { addShortLinks } from './short-links.ts';
import { cutSlowClients } from './slow-clients.ts';
import { addThirdPartyLicences } from './third-party-licences.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { humanCheckRoutes } from './human-check-routes.ts';

/** Everything that this process serves. */
export async function addRoutes(
  app: FastifyInstance,
  deps: Dependencies,
  counted: Registry,
): Promise<void> {
  await addSecurityHeaders(app, deps);
  cutSlowClients(app);
  logAnswers(app, deps);
  const refuseWith = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    sendRefusal(reply, request, error, languageOf(request.headers['accept-language']));
    return reply;
  };
  app.setErrorHandler((error, request, reply) => {
    if (!isForCall(request) && isBadAddress(error)) return sendAbsent(reply);
    // Whatever is wrong with its body: there is no such call.
    return refuseWith(request, reply, request.is404 ? new CallRefusal('notFound') : error);
  });
  const registry = createRegistryStore(deps.config.web.releases, deps.releases);
  const builds = createShellBuilds(deps);
  const pages = createPageStore(deps.config, builds);
  app.setNotFoundHandler(async (request, reply) => {
    if (isForCall(request)) {
      return refuseWith(request, reply, new CallRefusal('notFound'));
    }
    if (await answerUnknown(pages, request, reply)) return reply;
    return sendAbsent(reply);
  });
  addHealth(app, deps);
  addAvatars(app, deps);
  addShortLinks(app, deps);
  addCalendarFeed(app, deps);
  addMetrics(app, deps.config, counted);
  addApiDocuments(app, deps);
  await app.register(named('calls', async (api) => addCalls(api, deps)));
  await app.register(named('human-check', humanCheckRoutes), { deps });
  await app.register(named('payment-notifications', paymentNotifications), { deps });
  await app.register(named('unsubscribe', unsubscribeRoutes), { deps });
  await app.register(named('push-renewal', pushRenewal), { deps });
  await addSandbox(app, deps);
  addDocuments(app, { pages, written: createWrittenPages(deps, pages), registry, deps });
  addDirectory(app, { pages, registry, deps });
  addLeavingPreview(app, deps);
  addSearchEngineFiles(app, deps);
  addSiteCodes(app, deps.config);
  addThirdPartyLicences(app, deps.config);
  await addFrontEnds(app, deps, registry, builds);
}

async function addCalls(api: FastifyInstance, deps: Dependencies): Promise<void> {
  keepRawBodies(api);
  const pipeline = createPipeline(deps, createRateLimiter(deps, 'calls'));
  const addAll = (to: FastifyInstance, registrations: readonly Registration[]) => {
    for (const registration of registrations) {
      to.post(`${apiBase}${registration.call.path}`, pipeline(registration));
    }
  };
  const takesFile = ({ call }: Registration) => call.body === 'multipart';
  // Apart, since the reader of forms hooks into every request where it is.
  await api.register(
    named('calls-with-file', async (forms) => {
      await acceptMultipart(forms);
      addAll(forms, routes.filter(takesFile));
    }),
  );
  await api.register(
    named('calls-with-json', async (plain) => {
      leaveMultipart(plain);
      addAll(
        plain,
        routes.filter((registration) => !takesFile(registration)),
      );
    }),
  );
}

/** Both are written when somebody first asks for them: most starts are never asked. */
function addApiDocuments(app: FastifyInstance, { config }: Dependencies): void {
  let document: string | undefined;
  let page: string | undefined;
  app.get(`${apiBase}/openapi.json`, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(config.publicUrl));
    return reply.type('application/json').send(document);
  });
  app.get(`${apiBase}/docs`, (_request, reply) => {
    page ??= docsPage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

/** Fastify looks for the name of a plugin that says none among all modules that were ever loaded. */
function named<Plugin extends object>(name: string, plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
}
