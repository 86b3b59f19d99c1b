import { jest } from '@jest/globals';
import { readToken, startSession } from '../session/token.ts';
import type { CallError } from './call-error.ts';
import { onCallEffect } from './effects.ts';
import { uploadFile } from './uploads.ts';

const file = new File(['words'], 'source.txt');
const stored = { code: 0, msg: '', data: { fileId: 'f1' } };

const OwnRequest = globalThis.XMLHttpRequest;
let heard: CallError[];
let deaf: () => void;

beforeEach(() => {
  heard = [];
  deaf = onCallEffect((error) => heard.push(error));
});
afterEach(() => {
  deaf();
  globalThis.XMLHttpRequest = OwnRequest;
  localStorage.clear();
  jest.useRealTimers();
});

/** One request of the browser whose server says what the test wants. */
class StagedRequest extends EventTarget {
  static last: StagedRequest;
  static answers: unknown[] = [];
  static tokens: (string | undefined)[] = [];
  readonly upload = new EventTarget();
  readonly sent: Record<string, string> = {};
  status = 0;
  responseText = '';

  open(): void {
    StagedRequest.last = this;
  }
  setRequestHeader(name: string, value: string): void {
    this.sent[name] = value;
  }
  getResponseHeader(): string | null {
    return null;
  }
  send(): void {
    StagedRequest.tokens.push(this.sent.token);
    if (StagedRequest.answers.length === 0) return;
    this.status = 200;
    this.responseText = JSON.stringify(StagedRequest.answers.shift());
    this.dispatchEvent(new Event('loadend'));
  }
  abort(): void {
    this.dispatchEvent(new Event('loadend'));
  }
}

function serve(...answers: unknown[]): void {
  StagedRequest.answers = answers;
  StagedRequest.tokens = [];
  globalThis.XMLHttpRequest = StagedRequest as unknown as typeof XMLHttpRequest;
}

it('an upload after the token was rotated takes the new one and is sent again', async () => {
  startSession({ token: 'old', port: 1 });
  serve({ code: 600, msg: '', data: { token: 'new' } }, stored);
  expect(await uploadFile(file, 'order')).toEqual({ fileId: 'f1' });
  expect([StagedRequest.tokens, readToken(), heard]).toEqual([['old', 'new'], 'new', []]);
});

it.each([
  [401, 'signOut'],
  [601, 'revoked'],
])('an upload that is answered with %i ends the session', async (code, effect) => {
  startSession({ token: 'old', port: 1 });
  serve({ code, msg: '', data: null });
  await expect(uploadFile(file, 'order')).rejects.toMatchObject({ code });
  expect([readToken(), heard.map((error) => error.effect)]).toEqual([null, [effect]]);
});

it('an upload that stands still for 60 seconds is given up, a slow one is not', async () => {
  jest.useFakeTimers();
  serve();
  const upload = uploadFile(file, 'order').catch((error: unknown) => error);
  for (const loaded of [1, 2, 3]) {
    await jest.advanceTimersByTimeAsync(59_000);
    const progress = new ProgressEvent('progress', { loaded, total: 5 });
    StagedRequest.last.upload.dispatchEvent(progress);
  }
  await jest.advanceTimersByTimeAsync(59_000);
  expect(heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await upload).toMatchObject({ effect: 'offline' });
});

it('an upload that the person cancels says nothing', async () => {
  serve();
  const cancel = new AbortController();
  const upload = uploadFile(file, 'order', { signal: cancel.signal });
  cancel.abort();
  await expect(upload).rejects.toMatchObject({ effect: 'offline' });
  expect(heard).toEqual([]);
});
