import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createCaller } from './caller.ts';
import { signCall } from './sign.ts';

interface Heard {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let baseUrl: string;
let heard: Heard[];
let answers: unknown[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      heard.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() });
      response.setHeader('x-server-time', '1800000000000');
      response.end(JSON.stringify(answers.shift() ?? { code: 0, msg: 'ok', data: null }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  baseUrl = `http://127.0.0.1:${address.port}`;
});
beforeEach(() => {
  heard = [];
  answers = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const parts = {
  timestamp: '1700000000000',
  nonce: 'n-1',
  method: 'POST',
  path: '/api/supinterface/login',
  body: '{"a":1}',
};
// printf '1700000000000.n-1.POST /api/supinterface/login.{"a":1}' | openssl dgst -sha256 [-hmac tok-1]
const plainHash = '9da2c777d2541647a505fcf94ce58906f8ff9463783b02febd8e787623fdfafc';
const keyedHash = 'c88d5cf43f33aa40fe2ca8cedc3adea037f6ae811df4ef21e8118b21cfee81be';

describe('signCall', () => {
  it('is a plain hash before there is a token', () => {
    expect(signCall(parts, undefined)).toBe(plainHash);
  });

  it('is keyed by the token from then on', () => {
    expect(signCall(parts, 'tok-1')).toBe(keyedHash);
  });
});

describe('a caller', () => {
  const forged = { timestamp: 1_700_000_000_000, nonce: 'n-1' };

  it('posts JSON below /api in its language, signed over what it sends', async () => {
    const caller = createCaller({ baseUrl, language: 'en' });
    const answer = await caller.call('/supinterface/login', { a: 1 }, { forged });
    expect(answer).toMatchObject({ status: 200, code: 0, msg: 'ok', data: null, rotated: false });
    expect(heard).toMatchObject([
      {
        method: 'POST',
        path: '/api/supinterface/login',
        body: '{"a":1}',
        headers: {
          'accept-language': 'en',
          'content-type': 'application/json',
          'x-timestamp': '1700000000000',
          'x-nonce': 'n-1',
          'x-body-hash': plainHash,
        },
      },
    ]);
    expect(heard[0]?.headers).not.toHaveProperty('token');
  });

  it('sends its token and keys the hash with it', async () => {
    const caller = createCaller({ baseUrl, language: 'zh-CN' });
    caller.token = 'tok-1';
    await caller.call('/supinterface/login', { a: 1 }, { forged, idempotencyKey: 'once' });
    expect(heard[0]?.headers).toMatchObject({
      token: 'tok-1',
      'x-body-hash': keyedHash,
      'idempotency-key': 'once',
    });
  });

  it('sends neither token nor keyed hash when told null', async () => {
    const caller = createCaller({ baseUrl, language: 'en' });
    caller.token = 'tok-1';
    await caller.call('/supinterface/login', { a: 1 }, { forged, token: null });
    expect(heard[0]?.headers).not.toHaveProperty('token');
    expect(heard[0]?.headers['x-body-hash']).toBe(plainHash);
  });

  it('follows a rotation: keeps the new token and calls once more', async () => {
    const caller = createCaller({ baseUrl, language: 'en' });
    caller.token = 'old';
    answers = [{ code: 600, msg: '', data: { token: 'new' } }];
    const answer = await caller.call('/supinterface/getUnreadMsg');
    expect(answer).toMatchObject({ code: 0, rotated: true });
    expect(caller.token).toBe('new');
    expect(heard.map(({ headers }) => headers['token'])).toEqual(['old', 'new']);
    expect(new Set(heard.map(({ headers }) => headers['x-nonce'])).size).toBe(2);
  });

  it('shows a rotation as it comes to a test that sends', async () => {
    const caller = createCaller({ baseUrl, language: 'en' });
    caller.token = 'old';
    answers = [{ code: 600, msg: '', data: { token: 'new' } }];
    expect(await caller.send('/supinterface/getUnreadMsg')).toMatchObject({ code: 600 });
    expect(caller.token).toBe('old');
    expect(heard).toHaveLength(1);
  });

  it('goes by the server’s clock once its own was refused', async () => {
    const caller = createCaller({ baseUrl, language: 'en' });
    answers = [{ code: 402, msg: '', data: null }];
    expect(await caller.call('/supinterface/getUnreadMsg')).toMatchObject({ code: 0 });
    await caller.call('/supinterface/getUnreadMsg');
    const [own, ...corrected] = heard.map(({ headers }) => Number(headers['x-timestamp']));
    expect(Math.abs((own ?? 0) - Date.now())).toBeLessThan(60_000);
    for (const time of corrected) {
      expect(Math.abs(time - 1_800_000_000_000)).toBeLessThan(60_000);
    }
    expect(corrected).toHaveLength(2);
  });

  it('lets a forged call be refused', async () => {
    const caller = createCaller({ baseUrl, language: 'en' });
    answers = [{ code: 402, msg: '', data: null }];
    const answer = await caller.call('/supinterface/login', {}, { forged });
    expect(answer).toMatchObject({ code: 402 });
    expect(heard).toHaveLength(1);
  });

  it('signs a form over the empty string', async () => {
    const caller = createCaller({ baseUrl, language: 'en' });
    const form = new FormData();
    form.append('file', new Blob(['x']), 'x.txt');
    await caller.call('/supinterface/uploadFile', undefined, { form, forged });
    const hash = signCall({ ...parts, path: '/api/supinterface/uploadFile', body: '' }, undefined);
    expect(heard[0]?.headers['x-body-hash']).toBe(hash);
    expect(heard[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('forges a hash on request', async () => {
    const caller = createCaller({ baseUrl, language: 'en' });
    await caller.call('/supinterface/login', {}, { forged: { hash: 'wrong' } });
    expect(heard[0]?.headers['x-body-hash']).toBe('wrong');
  });
});
