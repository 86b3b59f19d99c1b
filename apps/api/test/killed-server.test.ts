import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createCaller, type Caller } from '@tolk/testing/caller';
import { startProduct, type Product } from '@tolk/testing/processes';

/** Real processes: the server with its own PostgreSQL, killed with -9 while people write. */
const kills = 3;
const writers = 4;

let product: Product;
let caller: Caller;

beforeAll(async () => {
  product = await startProduct({ TOLK_CALLS_PER_PERSON: '0', TOLK_CALL_LIMITS: 'off' });
  caller = createCaller({ baseUrl: product.url, language: 'en' });
  const account = product.demoAccounts.find(({ account: name }) => name.startsWith('client'));
  if (!account) throw new Error('The demo data has no client.');
  const answer = await caller.call<{ token: string }>('/clientinterface/login', {
    account: account.account,
    password: account.password,
  });
  caller.token = answer.data.token;
}, 120_000);

afterAll(() => product.stop(), 60_000);

const marker = randomUUID();

/**
 * Publishes one posting. `away` while there is no server or it says so; `unknown` when an earlier
 * try with this key died on its way (409): it may or may not have been carried out.
 */
async function publish(key: string): Promise<'done' | 'away' | 'unknown'> {
  const form = {
    projectName: `${marker} ${key}`,
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
  const answer = await caller
    .send('/clientinterface/addPositionProject', form, { idempotencyKey: key })
    .catch(() => null);
  if (answer === null || answer.status === 503) return 'away';
  expect([0, 409]).toContain(answer.code);
  return answer.code === 0 ? 'done' : 'unknown';
}

async function untilReady(): Promise<void> {
  const isReady = () =>
    fetch(`${product.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(20);
}

interface Writing {
  stop: boolean;
  acknowledged: string[];
}

/** Publishes one posting after the other, each until there is an answer, with the same key. */
async function write(writing: Writing): Promise<void> {
  while (!writing.stop) {
    const key = randomUUID();
    let result = await publish(key);
    while (result === 'away') {
      await untilReady();
      result = await publish(key);
    }
    if (result === 'done') writing.acknowledged.push(key);
  }
}

async function published(): Promise<string[]> {
  const names: string[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { data } = await caller.call<{ list: { projectName: string }[] }>(
      '/clientinterface/getPositionProjectList',
      { pageNum, pageSize: 100 },
    );
    names.push(...data.list.map(({ projectName }) => projectName));
    if (data.list.length < 100) break;
  }
  return names.filter((name) => name.startsWith(marker)).map((name) => name.slice(37));
}

it('what was acknowledged outlives kill -9, and nothing is written twice', async () => {
  const writing: Writing = { stop: false, acknowledged: [] };
  const writes = Array.from({ length: writers }, () => write(writing));
  for (let kill = 0; kill < kills; kill += 1) {
    const enough = writing.acknowledged.length + 20;
    while (writing.acknowledged.length < enough) await pause(10);
    await product.crash();
  }
  writing.stop = true;
  await Promise.all(writes);
  const names = await published();
  expect(writing.acknowledged.filter((key) => !names.includes(key))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
}, 180_000);
