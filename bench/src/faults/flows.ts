import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { RegistryDocument } from '@tolk/contract/remotes';
import type { Answer, Caller } from '@tolk/testing/caller';
import type { SandboxControls } from '@tolk/testing/processes';
import { newPosting, newTerms } from '../order-terms.ts';
import { fetchFile, sha256Of } from './fetch-file.ts';
import type { Tally } from './tally.ts';

/** What the servers said they did; none of it may be missing or there twice afterwards. */
export interface Acknowledged {
  /** Names of postings, one for each idempotency key. */
  postings: Set<string>;
  /** Ids of applications. */
  applications: Set<string>;
  /** Names of orders, one for each idempotency key. */
  orders: Set<string>;
  /** Orders that were paid: the sandbox took the money. */
  paid: Set<string>;
  delivered: Set<string>;
  accepted: Set<string>;
  /** Orders whose client has what was delivered, by its checksum. */
  downloaded: Set<string>;
  /** Orders whose client got another file than what was delivered. */
  damaged: Set<string>;
  /** Ids that the writers made. */
  messages: Set<string>;
}

export interface Pair {
  client: Caller;
  supplier: Caller;
  conversationId: string;
}

export interface World {
  url: string;
  tally: Tally;
  sandbox: SandboxControls;
  acknowledged: Acknowledged;
  /** False when everybody shall come to an end. */
  going: () => boolean;
  /** The number by which the provider knows a payment. */
  tradeNumber: (paymentId: string) => Promise<string>;
}

/** An answer that another try may better: nobody answered, or the server says that it can't now. */
const isAway = (answer: Answer<unknown> | null) =>
  answer === null || answer.status >= 500 || answer.code === 503 || answer.code === 500;

/** What somebody does after a call that failed: the same again, with the same key. */
const againAfterMs = 250;

/** Makes the call until it is answered, notes each try; null when the answer is a refusal. */
async function insist<Data>(
  { tally, going }: World,
  flow: string,
  act: () => Promise<Answer<Data>>,
): Promise<Data | null> {
  for (;;) {
    const began = performance.now();
    const answer = await act().catch(() => null);
    if (!isAway(answer) && answer !== null) {
      // A key whose first try died on its way is refused: done or not, it is never done twice.
      const isUnknown = answer.code === 409;
      tally.note(flow, began, answer.code === 0 || isUnknown ? undefined : String(answer.code));
      return answer.code === 0 ? answer.data : null;
    }
    tally.note(flow, began, answer === null ? 'no answer' : `${answer.status} ${answer.code}`);
    if (!going()) return null;
    await pause(againAfterMs);
  }
}

const hallRequests = [
  {},
  { projectType: 'translation', sourceLanguage: 'en', targetLanguage: 'zh-CN' },
  { search: '合同翻译' },
] as const;

/** A visitor who looks through the job hall. */
export async function browse(world: World, caller: Caller): Promise<void> {
  for (let at = 0; world.going(); at += 1) {
    const request = hallRequests[at % hallRequests.length];
    await insist(world, 'browse', () =>
      caller.send('/supinterface/getProjectReleaseInforList', request),
    );
    await pause(100);
  }
}

/** Opens a public page, the list of remotes and the scripts that it names, as a new visitor's browser does. */
export async function openPages({ tally, going }: World, url: string): Promise<void> {
  const open = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${url}${path}`).catch(() => null);
    const text = answer === null ? '' : await answer.text().catch(() => '');
    const fault = answer?.status === 200 ? undefined : `status ${answer?.status ?? 'none'}`;
    tally.note('pages', began, fault);
    return fault === undefined ? text : undefined;
  };
  while (going()) {
    await open('/');
    const registry = await open('/remotes.json');
    const { remotes }: Pick<RegistryDocument, 'remotes'> = JSON.parse(registry ?? '{"remotes":{}}');
    for (const { entry } of Object.values(remotes)) await open(entry);
    await pause(200);
  }
}

/** One after the other: postings applied for, the order sent, accepted, paid, delivered with a file, downloaded, accepted. */
export async function trade(world: World, pair: Pair): Promise<void> {
  while (world.going()) {
    await oneOrder(world, pair);
    // A supplier may send 300 files a day.
    await pause(1_500);
  }
}

interface Step {
  projectOrderId: string;
  version: number;
}

/** The client publishes, the supplier applies; answers the application. */
async function oneApplication(world: World, { client, supplier }: Pair): Promise<string | null> {
  const { postings, applications } = world.acknowledged;
  const projectName = `Posting ${randomUUID()}`;
  const step = <Data>(caller: Caller, path: string, body: object) => {
    const idempotencyKey = randomUUID();
    return insist(world, 'apply', () => caller.call<Data>(path, body, { idempotencyKey }));
  };
  const published = await step<{ projectReleaseInforId: string }>(
    client,
    '/clientinterface/addPositionProject',
    { ...newPosting(), projectName },
  );
  if (published === null) return null;
  postings.add(projectName);
  const applied = await step<{ projectApplicationJLId: string }>(
    supplier,
    '/supinterface/addProjectApplicationJL',
    { ...published, content: 'Ten years of legal translation.', expectedPrice: 150_00 },
  );
  if (applied === null) return null;
  applications.add(applied.projectApplicationJLId);
  return applied.projectApplicationJLId;
}

async function oneOrder(world: World, pair: Pair): Promise<void> {
  const { client, supplier } = pair;
  const projectApplicationJLId = await oneApplication(world, pair);
  if (projectApplicationJLId === null) return;
  const { acknowledged, sandbox } = world;
  const name = `Order ${randomUUID()}`;
  const step = <Data>(caller: Caller, path: string, body: object) => {
    const idempotencyKey = randomUUID();
    return insist(world, 'trade', () => caller.call<Data>(path, body, { idempotencyKey }));
  };
  const sent = await step<Step>(client, '/clientinterface/addProjectOrder', {
    ...newTerms(),
    orderName: name,
    projectApplicationJLId,
  });
  if (sent === null) return;
  acknowledged.orders.add(name);
  const { projectOrderId } = sent;
  const look = () =>
    insist(world, 'trade', () =>
      client.call<Step & { orderStatus: string }>('/clientinterface/getProjectOrderIdData', {
        projectOrderId,
      }),
    );
  const taken = await step<Step>(supplier, '/supinterface/acceptOrRejectProjectOrder', {
    projectOrderId,
    version: 1,
    accept: true,
  });
  const before = taken ?? (await look());
  if (before === null) return;
  const payment = await step<{ paymentId: string }>(client, '/clientinterface/getCallPayment', {
    projectOrderId,
    version: before.version,
    method: 'wechatPay',
    scene: 'desktop',
  });
  if (payment === null) return;
  await sandbox.pay(await world.tradeNumber(payment.paymentId));
  acknowledged.paid.add(name);
  let now = await look();
  while (now !== null && now.version === before.version && world.going()) {
    await pause(200);
    now = await look();
  }
  if (now === null || now.version === before.version) return;
  const text = `${name}: the supplier delivers the goods. 供应商交付货物。\n`.repeat(20);
  const file = await upload(world, supplier, text);
  if (file === null) return;
  const work = { projectOrderId, description: 'The translation.', fileIds: [file.fileId] };
  const delivered = await step<Step>(supplier, '/supinterface/getDeliverables', {
    ...work,
    version: now.version,
  });
  if (delivered === null) return;
  acknowledged.delivered.add(name);
  const hash = await insist(world, 'download', () => fetchFile(world.url, client, file.fileId));
  if (hash !== null) acknowledged[hash === sha256Of(text) ? 'downloaded' : 'damaged'].add(name);
  const accepted = await step<Step>(client, '/clientinterface/getAcceptanceResults', {
    projectOrderId,
    version: delivered.version,
    accept: true,
  });
  if (accepted !== null) acknowledged.accepted.add(name);
}

function upload(world: World, caller: Caller, text: string) {
  return insist(world, 'upload', () => {
    const form = new FormData();
    form.set('purpose', 'delivery');
    form.set('file', new Blob([text]), 'translation.txt');
    return caller.call<{ fileId: string }>('/supinterface/uploadFile', {}, { form });
  });
}

/** Two who write to each other without a pause. */
export async function chat(
  world: World,
  { client, supplier, conversationId }: Pair,
): Promise<void> {
  for (let at = 0; world.going(); at += 1) {
    const writer = at % 2 === 0 ? client : supplier;
    const messageId = randomUUID();
    const sent = await insist(world, 'chat', () =>
      writer.call('/communicationinterface/messageSending', {
        conversationId,
        messageId,
        text: `message ${at}`,
      }),
    );
    if (sent !== null) world.acknowledged.messages.add(messageId);
    await pause(150);
  }
}
