import { apiBase } from '@tolk/contract/headers';

/** A call that a screen made. */
export interface Asked {
  /** As the contract names it: `/supinterface/getProjectList`. */
  path: string;
  body: unknown;
}

/** An answer that refuses: an error code of the contract with what goes with it. */
export class Refusal {
  readonly envelope: { code: number; msg: string; data: unknown };

  constructor(code: number, { msg = 'Refused.', data }: { msg?: string; data?: unknown } = {}) {
    this.envelope = { code, msg, data: data ?? null };
  }
}

const ownFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = ownFetch;
});

/**
 * Answers the calls of a screen by their path until the test ends, or refuses them, and returns them as they come in;
 * any other call fails as without a network. For screens whose point is what they ask for, or what
 * they do with the answer.
 */
export function answerCalls(answers: Readonly<Record<string, unknown>>): readonly Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const path = address.slice(apiBase.length);
    asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    if (!(path in answers)) throw new TypeError(`Nothing answers ${path}.`);
    const data = answers[path];
    return Response.json(data instanceof Refusal ? data.envelope : { code: 0, msg: '', data });
  };
  return asked;
}
