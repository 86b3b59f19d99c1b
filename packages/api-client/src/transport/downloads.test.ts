import { jest } from '@jest/globals';
import { readToken, startSession } from '../session/token.ts';
import type { CallError } from './call-error.ts';
import { downloadFile } from './downloads.ts';
import { onCallEffect } from './effects.ts';
import { learnServerTime } from './server-clock.ts';

const file = { fileId: 'file-1' };
const hour = 3_600_000;

const ownFetch = globalThis.fetch;
let saved: Blob[];
let names: string[];
let heard: CallError[];
let deaf: () => void;

beforeEach(() => {
  saved = [];
  names = [];
  heard = [];
  deaf = onCallEffect((error) => heard.push(error));
  URL.createObjectURL = (content: Blob) => {
    saved.push(content);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  // The page would leave for the address of the blob.
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
});
afterEach(() => {
  deaf();
  globalThis.fetch = ownFetch;
  learnServerTime(String(Date.now()));
  localStorage.clear();
  jest.useRealTimers();
});

const content = () =>
  new Response('pages', {
    headers: {
      'content-disposition': `attachment; filename="__.pdf"; filename*=UTF-8''%E5%90%88%E5%90%8C.pdf`,
    },
  });

function refusal(code: number, data: unknown = null): () => Response {
  const answer = JSON.stringify({ code, msg: `says ${code}`, data });
  return () =>
    new Response(answer, { headers: { 'x-server-time': String(Date.now() + 13 * hour) } });
}

/** Answers one request after the other and notes the tokens that they carried. */
function serve(...answers: (() => Response)[]): (string | null)[] {
  const tokens: (string | null)[] = [];
  globalThis.fetch = (_input, init) => {
    tokens.push(new Headers(init?.headers).get('token'));
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no answer left'));
  };
  return tokens;
}

it('a download after the token was rotated takes the new one and is saved', async () => {
  startSession({ token: 'old', port: 1 });
  const tokens = serve(refusal(600, { token: 'new' }), content);
  await downloadFile(file);
  expect([tokens, readToken(), saved.length, heard]).toEqual([['old', 'new'], 'new', 1, []]);
});

it('a download is saved under the name that the server gives it', async () => {
  serve(content);
  await downloadFile(file);
  expect(names).toEqual(['合同.pdf']);
});

it('a name that holds another one is saved as it is', async () => {
  const disposition = `attachment; filename="; filename*=UTF-8''run.bat;.txt"; filename*=UTF-8''%3B%20filename%2A%3DUTF-8%27%27run.bat%3B.txt`;
  serve(() => new Response('pages', { headers: { 'content-disposition': disposition } }));
  await downloadFile(file);
  expect(names).toEqual(["; filename*=UTF-8''run.bat;.txt"]);
});

it('a download by a device whose clock is wrong is sent again with the right time', async () => {
  serve(refusal(402), content);
  await downloadFile(file);
  expect(saved).toHaveLength(1);
});

it.each([
  [401, 'signOut'],
  [601, 'revoked'],
])('a download that is answered with %i ends the session', async (code, effect) => {
  startSession({ token: 'old', port: 1 });
  serve(refusal(code));
  await expect(downloadFile(file)).rejects.toMatchObject({ code });
  expect([readToken(), heard.map((error) => error.effect)]).toEqual([null, [effect]]);
});

it.each([403, 404, 409])(
  'a download refused with %i is told with the server’s words',
  async (code) => {
    serve(refusal(code));
    await expect(downloadFile(file)).rejects.toMatchObject({ code });
    expect(heard).toMatchObject([{ effect: 'message', message: `says ${code}` }]);
  },
);

it('a download that stands still for 60 seconds is given up, a slow one is not', async () => {
  jest.useFakeTimers();
  let more: ReadableStreamDefaultController<Uint8Array> | undefined;
  globalThis.fetch = (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        more = controller;
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return Promise.resolve(new Response(body, content()));
  };
  const download = downloadFile(file).catch((error: unknown) => error);
  for (let piece = 0; piece < 3; piece += 1) {
    await jest.advanceTimersByTimeAsync(59_000);
    more?.enqueue(new Uint8Array([piece]));
  }
  await jest.advanceTimersByTimeAsync(59_000);
  expect(heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await download).toMatchObject({ effect: 'offline' });
});
