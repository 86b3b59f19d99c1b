import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { smokeTest } from './smoke-test.ts';

const version = '0.1.0-aa';
const entry = `/releases/marketing/${version}/remote-entry.js`;

/** What each page has in it besides its heading; the others have nothing but that and the release. */
const flaws: Record<string, string> = {
  '/abouttolk': '<script>throw new Error("no such part")</script>',
  '/askwhat': '<script src="/releases/marketing/0.1.0-aa/missing.js"></script>',
  '/terms': '<script>console.error("a key is missing")</script>',
};

let shown = `marketing ${version}`;
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const path = url.split('?')[0] ?? '';
    if (path.startsWith('/releases/')) {
      response.setHeader('content-type', 'text/javascript');
      response.writeHead(path === entry ? 200 : 404).end();
      return;
    }
    response.setHeader('content-type', 'text/html').end(`<!doctype html>
      <link rel="icon" href="data:," />
      ${shown && `<meta name="preview" content="${shown}" />`}
      ${path === '/privacy' ? '' : `<script src="${entry}"></script>`}
      ${path === '/tolkMiniProgram' ? '<p>No heading</p>' : `<h1>${path}</h1>`}
      ${flaws[path] ?? ''}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

const smoke = () =>
  smokeTest({ remote: 'marketing', version, link: `${origin}/?remote=signed`, patienceMs: 2_000 });

it('every screen that has its heading and nothing else stands; the faults of the others are named', async () => {
  const { passed, faults, untried } = await smoke();
  // Home, its twin, jobs, job, directory, a supplier, service and two for phones.
  expect([passed, untried]).toEqual([9, 0]);
  expect(faults).toEqual([
    '/abouttolk: the page broke: no such part',
    `/tolkMiniProgram: no heading stood after 2 s; the page is at ${origin}/tolkMiniProgram`,
    `/askwhat: ${origin}/releases/marketing/0.1.0-aa/missing.js answered 404`,
    '/terms: the console says: a key is missing',
    `/privacy: nothing of 0.1.0-aa was loaded; the page stands at ${origin}/privacy`,
  ]);
}, 60_000);

it('a product that shows another release, or none at all, is not mistaken for a good one', async () => {
  for (const other of ['marketing 0.1.0-bb', '']) {
    shown = other;
    await expect(smoke()).rejects.toThrow('does not show this release');
  }
}, 60_000);

it('a product that does not answer is named, with the ways out', async () => {
  const link = 'http://127.0.0.1:9/?remote=signed';
  await expect(smokeTest({ remote: 'marketing', version, link })).rejects.toThrow(
    'The product does not answer at http://127.0.0.1:9',
  );
});
