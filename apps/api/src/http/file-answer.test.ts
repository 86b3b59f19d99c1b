import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { sendFile } from './file-answer.ts';

const about = { fileName: '合同.pdf', mediaType: 'application/pdf' };
const headers = {
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="__.pdf"; filename*=UTF-8''%E5%90%88%E5%90%8C.pdf`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
};

it('a file is sent as an attachment of which no browser guesses the type', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendFile(reply, { ...about, stream: Readable.from(['text']), size: 4 }),
  );
  const answer = await app.inject('/');
  expect(answer.headers).toMatchObject({ ...headers, 'content-length': '4' });
  expect(answer.body).toBe('text');
});

it('a file that nginx fetches from the store has the same headers', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendFile(reply, { ...about, handedOver: '/tolk/files/1?X-Amz-Signature=a%2Fb' }),
  );
  const answer = await app.inject('/');
  expect(answer.headers).toMatchObject({
    ...headers,
    'x-accel-redirect': '/internal/files/tolk/files/1?X-Amz-Signature=a%2Fb',
  });
  expect(answer.body).toBe('');
});
