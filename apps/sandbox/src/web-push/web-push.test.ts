import { createSign, createPrivateKey } from 'node:crypto';
import { startLocalSandbox } from '../../test/local-sandbox.ts';
import type { LocalSandbox } from '../../test/local-sandbox.ts';
import { decrypt } from './decrypt.ts';

let sandbox: LocalSandbox;
beforeAll(async () => {
  sandbox = await startLocalSandbox();
});
afterAll(() => sandbox.stop());

/** The example of RFC 8291, 5 and appendix A. */
const example = {
  browser: {
    id: 'one',
    serverKey: '',
    gone: false,
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    publicKey:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('a push reads as the example of the standard', () => {
  expect(decrypt(example.browser, Buffer.from(example.body, 'base64url'))).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

interface Subscription {
  id: string;
  endpoint: string;
}

async function subscribe(): Promise<Subscription> {
  const applicationServerKey = sandbox.keys.webPush.publicKey;
  const answer = await sandbox.post('/sandbox/api/browsers', { applicationServerKey });
  return (await answer.json()) as Subscription;
}

/** A token as the standard describes it, but for `changes`. */
function token(changes: object = {}): string {
  const { publicKey, privateKey } = sandbox.keys.webPush;
  const point = Buffer.from(publicKey, 'base64url');
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3_600;
  const claims = { aud: sandbox.url, exp, sub: 'mailto:no-reply@tolk.example', ...changes };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const signature = createSign('sha256')
    .update(signed)
    .sign({ key, dsaEncoding: 'ieee-p1363' }, 'base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
}

function push(endpoint: string, headers: Record<string, string> = {}) {
  return fetch(endpoint, {
    method: 'POST',
    headers: { authorization: token(), ttl: '60', 'content-encoding': 'aes128gcm', ...headers },
    body: Buffer.from(example.body, 'base64url'),
  });
}

it.each([
  [
    'a token for another service',
    () => ({ authorization: token({ aud: 'https://a.example' }) }),
    403,
  ],
  ['a token of yesterday', () => ({ authorization: token({ exp: 1 }) }), 403],
  ['a token for longer than a day', () => ({ authorization: token({ exp: 9e12 }) }), 403],
  ['a token that names nobody', () => ({ authorization: token({ sub: '' }) }), 403],
  ['no token', () => ({ authorization: '' }), 403],
  ['no time to live', () => ({ ttl: '' }), 400],
  ['another coding', () => ({ 'content-encoding': 'aesgcm' }), 415],
  ['what is encrypted for another browser', () => ({}), 400],
] as const)('a push with %s is refused', async (_what, headers, status) => {
  const { endpoint } = await subscribe();
  expect((await push(endpoint, headers())).status).toBe(status);
});

it('a browser that unsubscribed is gone, one that never was is not found', async () => {
  const { id, endpoint } = await subscribe();
  await fetch(`${sandbox.url}/sandbox/api/browsers/${id}`, { method: 'DELETE' });
  expect((await push(endpoint)).status).toBe(410);
  expect((await push(`${endpoint}0`)).status).toBe(404);
});
