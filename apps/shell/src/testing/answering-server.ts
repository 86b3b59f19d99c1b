/** For tests of account screens: answers by path, and what was asked. */
export interface AnsweringServer {
  /** Path below /api and body of each call, in order. */
  asked: [path: string, body: unknown][];
  /** The requests of one path. */
  sentTo: (path: string) => unknown[];
}

interface Refusal {
  code: number;
  msg: string;
  data?: unknown;
}

type Answer = object | ((body: unknown) => object);

/** Marks an answer as a refused call. */
export function refused(code: number, msg: string, data: unknown = null): { refusal: Refusal } {
  return { refusal: { code, msg, data } };
}

const ownFetch = globalThis.fetch;

/** Takes the place of the network until `releaseNetwork`. A path without an answer is not found. */
export function answerCalls(answers: Readonly<Record<string, Answer>>): AnsweringServer {
  const asked: AnsweringServer['asked'] = [];
  globalThis.fetch = (input, init) => {
    const path = (typeof input === 'string' ? input : '').replace('/api', '');
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    asked.push([path, body]);
    const answer = answers[path] ?? refused(404, 'We could not find what you asked for.');
    const data: object = typeof answer === 'function' ? answer(body) : answer;
    const envelope = 'refusal' in data ? data.refusal : { code: 0, msg: '', data };
    const headers = { 'x-request-id': `request-${asked.length}` };
    return Promise.resolve(new Response(JSON.stringify(envelope), { headers }));
  };
  return { asked, sentTo: (path) => asked.filter(([to]) => to === path).map(([, body]) => body) };
}

export function releaseNetwork(): void {
  globalThis.fetch = ownFetch;
}
