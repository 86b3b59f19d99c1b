import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createCaller, type Caller } from '@tolk/testing/caller';
import type { Product } from '@tolk/testing/processes';

const lanes = 4;

/** People who publish postings without a pause while something goes wrong below them. */
export interface Writers {
  /** Keys of the postings that the server said it took. */
  acknowledged: readonly string[];
  /** Waits until so many more are taken. */
  more(count: number): Promise<void>;
  /** Ends them and waits until the server can serve; answers the keys of all postings that are there. */
  stop(): Promise<string[]>;
  /** Lets them begin nothing new, whatever becomes of the server: a failed test ends too. */
  cease(): void;
}

/** Starts writing as the demo client. */
export async function startWriters(product: Product): Promise<Writers> {
  const caller = await logIn(product);
  const marker = randomUUID();
  const acknowledged: string[] = [];
  const state = { writing: true, waiting: true };

  const isReady = () =>
    fetch(`${product.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const untilReady = async () => {
    while (state.waiting && !(await isReady())) await pause(20);
  };
  /** Publishes one posting after the other, each until there is an answer, with the same key. */
  const write = async () => {
    while (state.writing) {
      const key = randomUUID();
      // The same request each time: a key with another one is refused.
      const form = postingOf(`${marker} ${key}`);
      let result = await publish(caller, form, key);
      while (result === 'away' && state.writing) {
        await untilReady();
        result = await publish(caller, form, key);
      }
      if (result === 'done') acknowledged.push(key);
    }
  };
  const lanesAtWork = Array.from({ length: lanes }, write);
  return {
    acknowledged,
    async more(count) {
      const enough = acknowledged.length + count;
      while (state.writing && acknowledged.length < enough) await pause(10);
    },
    cease() {
      state.writing = false;
      state.waiting = false;
    },
    async stop() {
      state.writing = false;
      await Promise.all(lanesAtWork);
      await untilReady();
      return published(caller, marker);
    },
  };
}

async function logIn(product: Product): Promise<Caller> {
  const caller = createCaller({ baseUrl: product.url, language: 'en' });
  const account = product.demoAccounts.find(({ account: name }) => name.startsWith('client'));
  if (!account) throw new Error('The demo data has no client.');
  const answer = await caller.call<{ token: string }>('/clientinterface/login', {
    account: account.account,
    password: account.password,
  });
  caller.token = answer.data.token;
  return caller;
}

/**
 * Publishes one posting. `away` while there is no server or it says so; `unknown` when an earlier
 * try with this key died on its way (409): it may or may not have been carried out.
 */
async function publish(
  caller: Caller,
  form: object,
  key: string,
): Promise<'done' | 'away' | 'unknown'> {
  const answer = await caller
    .send('/clientinterface/addPositionProject', form, { idempotencyKey: key })
    .catch(() => null);
  if (answer === null || answer.status === 503) return 'away';
  if (![0, 409].includes(answer.code)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.code === 0 ? 'done' : 'unknown';
}

function postingOf(projectName: string): object {
  return {
    projectName,
    projectType: 'translation',
    whFieldId: 'law',
    sourceLanguage: 'en',
    targetLanguage: 'zh-CN',
    salary: 26_000,
    currency: 'CNY',
    unitName: 'thousand-words',
    estimatedWorkload: 12,
    deadline: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    startTime: null,
    dueDate: null,
    zone: 'Asia/Shanghai',
    remarks: 'Contract in two parts.',
    deliveryInstructions: '',
    contactName: 'Ada',
    contactPhone: '+86 138 0013 8000',
    region: 'remote',
  };
}

async function published(caller: Caller, marker: string): Promise<string[]> {
  const names: string[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { code, data } = await caller.call<{ list: { projectName: string }[] }>(
      '/clientinterface/getPositionProjectList',
      { pageNum, pageSize: 100 },
    );
    expect(code).toBe(0);
    names.push(...data.list.map(({ projectName }) => projectName));
    if (data.list.length < 100) break;
  }
  return names.filter((name) => name.startsWith(marker)).map((name) => name.slice(37));
}
