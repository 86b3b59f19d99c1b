import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserAt } from '../../../test/support/fake-web-push.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { isPushEndpoint } from './push-services.ts';
import { createWebPush } from './web-push.ts';

const sandbox = 'http://127.0.0.1:3000/sandbox/push/';

it.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://db5p.notify.windows.com/w/?token=a',
])('%s is at a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user@fcm.googleapis.com/a',
  'https://user:word@fcm.googleapis.com/a',
  'https://fcm.googleapis.com/a#b',
  'https://fcm.googleapis.com./a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilnotify.windows.com/a',
  'https://notify.windows.com/a',
  'https://evil.example/fcm.googleapis.com',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:5432/',
  'http://127.0.0.1:3000/internal/sandbox/clock',
  'http://127.0.0.1:3000/sandbox/push/../api/clock',
  'http://127.0.0.1:3000/sandbox/push/%2e%2e/api/clock',
  'http://127.0.0.1:3000/sandbox/push/..\\api',
  ' https://fcm.googleapis.com/a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//fcm.googleapis.com/a',
  'x',
])('%s is never called', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(false);
  expect(isPushEndpoint(endpoint, sandbox)).toBe(false);
});

it('the sandbox’s own addresses are taken beside a sandbox only', () => {
  expect(isPushEndpoint(`${sandbox}1`, sandbox)).toBe(true);
  expect(isPushEndpoint(`${sandbox}1`, null)).toBe(false);
});

describe('a push service', () => {
  let status = 201;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { location: '/elsewhere' }).end('whatever');
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => server.close(done)));

  async function send(answer: number) {
    status = answer;
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const webPush = createWebPush({
      publicKey:
        'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
      privateKey: 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
      subject: 'mailto:no-reply@tolk.example',
      sandboxEndpoints: base,
    });
    const notice = { title: 'An order', text: '', path: '/n/a', tag: 'a' };
    return webPush.send({ ...browserAt('one'), endpoint: `${base}1` }, notice);
  }

  it.each([
    [200, 'taken'],
    [201, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
  ])('that answers %s has it %s', async (answer, outcome) => {
    expect(await send(answer)).toBe(outcome);
  });

  it.each([429, 500, 503])('that answers %s is asked again later', async (answer) => {
    await expect(send(answer)).rejects.toThrow(ProviderUnavailable);
  });

  it.each([400, 401, 403, 413])('that answers %s is not asked again', async (answer) => {
    await expect(send(answer)).rejects.toThrow(ProviderRefused);
  });

  it('that leads elsewhere is not followed', async () => {
    await expect(send(307)).rejects.toThrow(ProviderUnavailable);
  });
});
