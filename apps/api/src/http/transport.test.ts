import { createHash, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { signCall } from '@tolk/testing/caller';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();
const path = '/supinterface/getDictTypeData';
const minute = 60_000;

describe('signed transport', () => {
  it('a call that keeps the rules is answered in the envelope', async () => {
    const answer = await tolk.caller().call(path, {});
    expect(answer).toMatchObject({ status: 200, code: 0, msg: '' });
    expect(Number(answer.headers.get('x-server-time'))).toBeGreaterThan(0);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['a clock six minutes behind', { timestamp: Date.now() - 6 * minute }],
    ['a clock six minutes ahead', { timestamp: Date.now() + 6 * minute }],
    ['a wrong hash', { hash: '0'.repeat(64) }],
    ['a hash that is no hash', { hash: 'nonsense' }],
    ['a nonce that is too short', { nonce: 'short' }],
  ])('a call with %s is not verifiable', async (_case, forged) => {
    const answer = await tolk.caller().call(path, {}, { forged });
    expect(answer).toMatchObject({ status: 200, code: 402 });
    expect(Number(answer.headers.get('x-server-time'))).toBeGreaterThan(0);
  });

  it('a clock four minutes off is accepted', async () => {
    const forged = { timestamp: Date.now() - 4 * minute };
    expect(await tolk.caller().call(path, {}, { forged })).toMatchObject({ code: 0 });
  });

  it('a repeated nonce is refused', async () => {
    const forged = { nonce: randomUUID() };
    expect(await tolk.caller().call(path, {}, { forged })).toMatchObject({ code: 0 });
    expect(await tolk.caller().call(path, {}, { forged })).toMatchObject({ code: 402 });
  });

  it('a call signed with another token than it carries is refused', async () => {
    const person = await signUp(tolk, 'client');
    const answer = await tolk.caller().call(
      '/supinterface/getSupUserData',
      {},
      {
        headers: { token: person.token ?? '' },
      },
    );
    expect(answer.code).toBe(402);
  });

  it('an altered body is refused', async () => {
    const signed = { forged: { nonce: randomUUID(), timestamp: Date.now() } };
    const hash = hashOf('{"dictType":"sex"}', signed.forged);
    const altered = await tolk.caller().call(
      '/supinterface/getDictData',
      { dictType: 'field' },
      {
        forged: { ...signed.forged, hash },
      },
    );
    expect(altered.code).toBe(402);
  });
});

function hashOf(body: string, { nonce, timestamp }: { nonce: string; timestamp: number }) {
  const parts = { timestamp: String(timestamp), nonce, method: 'POST', body };
  return signCall({ ...parts, path: '/api/supinterface/getDictData' }, undefined);
}

describe('bad input', () => {
  it.each([
    ['NUL', { dictType: 'a\0b' }],
    ['a lone surrogate', { dictType: 'a\ud800b' }],
    ['a number for text', { dictType: 5 }],
    ['a missing field', {}],
    ['a text beyond its bound', { dictType: 'x'.repeat(41) }],
  ])('%s is refused at its field', async (_case, body) => {
    const answer = await tolk.caller().call<{ fields: object }>('/supinterface/getDictData', body);
    expect(answer).toMatchObject({ status: 200, code: 422 });
    expect(Object.keys(answer.data.fields)).toEqual(['dictType']);
  });

  it.each([
    ['{"__proto__":{"dictType":"sex"}}'],
    ['{"dictType":"sex","constructor":{"prototype":{}}}'],
    ['{"dictType":"sex"'],
    ['[]'],
    ['null'],
    ['"text"'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['{"dictType":1e309}'],
    [''],
  ])('the body %.30s is refused with 422', async (body) => {
    expect(await post(body)).toMatchObject({ status: 200, code: 422 });
  });

  it('bytes that are not UTF-8 are refused with 422', async () => {
    const answer = await post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]));
    expect(answer).toMatchObject({ status: 200, code: 422 });
  });

  it('another content type is refused with 422', async () => {
    expect(await post('dictType=sex', 'application/x-www-form-urlencoded')).toMatchObject({
      code: 422,
    });
  });

  it('a form with a file is refused by its name where no file belongs', async () => {
    const body = '--b\r\ncontent-disposition: form-data; name="dictType"\r\n\r\nsex\r\n--b--\r\n';
    expect(await post(body, 'multipart/form-data; boundary=b')).toMatchObject({
      status: 200,
      code: 422,
      msg: '此接口不接收文件，请使用 application/json，不要使用 multipart/form-data。',
    });
  });

  it('JSON is refused by its name where a file belongs', async () => {
    const person = await signUp(tolk, 'client');
    expect(await person.call('/supinterface/uploadFile', { purpose: 'order' })).toMatchObject({
      code: 422,
      msg: 'This call takes a file: send multipart/form-data.',
    });
  });

  it('another kind of form is refused by its name where a file belongs', async () => {
    const body = '--b\r\ncontent-disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n';
    const target = '/api/supinterface/uploadFile';
    expect(await post(body, 'multipart/mixed; boundary=b', target)).toMatchObject({
      status: 200,
      code: 422,
      msg: '此接口需要上传文件，请使用 multipart/form-data。',
    });
  });

  it('a body beyond a mebibyte is refused with HTTP 413', async () => {
    const answer = await post(JSON.stringify({ dictType: 'x'.repeat(1_100_000) }));
    expect(answer).toMatchObject({ status: 413, code: 413 });
  });

  it.each([
    ['GET', '/api/supinterface/getDictData'],
    ['PUT', '/api/supinterface/getDictData'],
    ['POST', '/api/supinterface/noSuchCall'],
    ['POST', '/api/nowhere'],
  ])('%s %s is not found', async (method, target) => {
    const response = await fetch(`${tolk.url}${target}`, { method });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: 404 });
  });

  it.each(['', '{"dictType"'])(
    'nor is PUT with the type of JSON and the body "%s"',
    async (body) => {
      const response = await fetch(`${tolk.url}/api/supinterface/getDictData`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ code: 404 });
    },
  );

  it('the message and its fields are in the language of the caller', async () => {
    const chinese = await tolk.caller('zh-CN').call('/supinterface/getDictData', {});
    expect(chinese).toMatchObject({
      msg: '部分内容填写有误，请检查后再提交。',
      data: { fields: { dictType: '必填。' } },
    });
    const english = await tolk.caller('en').call('/supinterface/getDictData', {});
    expect(english).toMatchObject({
      msg: 'Some fields need your attention.',
      data: { fields: { dictType: 'Required.' } },
    });
  });

  it('Chinese is spoken to who names no language', async () => {
    const answer = await tolk
      .caller()
      .call('/supinterface/getDictData', {}, { headers: { 'accept-language': 'fr' } });
    expect(answer.msg).toBe('部分内容填写有误，请检查后再提交。');
  });

  it('what is no HTTP is answered and cut', async () => {
    const answer = await rawAnswer('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":422');
  });
});

/** Signs exactly these bytes. */
async function post(
  body: string | Buffer,
  type = 'application/json',
  target = '/api/supinterface/getDictData',
) {
  const timestamp = String(tolk.clock.now().getTime());
  const nonce = randomUUID();
  const hash = createHash('sha256')
    .update(`${timestamp}.${nonce}.POST ${target}.`)
    .update(body)
    .digest('hex');
  const response = await fetch(`${tolk.url}${target}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': type,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-body-hash': hash,
    },
  });
  const envelope: { code: number; msg: string } = JSON.parse(await response.text());
  return { status: response.status, ...envelope };
}

async function rawAnswer(bytes: string): Promise<string> {
  const { port } = new URL(tolk.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(bytes);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
