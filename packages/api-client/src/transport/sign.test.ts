import { bodyHash, signedHeaders } from './sign.ts';

const parts = {
  timestamp: '1700000000000',
  nonce: 'n1',
  method: 'POST',
  path: '/api/supinterface/login',
  body: '{"a":1}',
};

// Both made with: printf '1700000000000.n1.POST /api/supinterface/login.{"a":1}' | openssl dgst -sha256 [-hmac secret]
it('without a token the hash is the plain SHA-256 of the signed text', () => {
  expect(bodyHash(parts, null)).toBe(
    'b696f952e9aa0ce6ddc4b17c21dff9a7a1896af452903417c52131ebfca6d410',
  );
});

it('with a token the hash is keyed by it', () => {
  expect(bodyHash(parts, 'secret')).toBe(
    '4875708c0f950dde857cee65719113bdac990168836bac0dde20adc0514a17b8',
  );
});

it('each call carries a nonce of its own and the token only if there is one', () => {
  const call = { method: 'POST', path: parts.path, body: parts.body };
  const [first, second] = [signedHeaders(call, null), signedHeaders(call, 'secret')];
  expect(first['x-nonce']).not.toBe(second['x-nonce']);
  expect([first.token, second.token]).toEqual([undefined, 'secret']);
});
