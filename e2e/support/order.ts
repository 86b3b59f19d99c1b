import { expect } from '@playwright/test';
import type { Language } from '@tolk/testing/browser';
import { sandboxControls } from '@tolk/testing/processes';
import { applyFor, publishPosting } from './market.ts';
import { certifyCard } from './payable-supplier.ts';
import { expectDone, newMailAddress, signUp, type Person } from './people.ts';
import { smallPicture } from './pictures.ts';
import { productTime } from './product-clock.ts';
import { getProduct } from './product.ts';
import { signUpReady } from './ready-supplier.ts';

export interface Parties {
  client: Person;
  supplier: Person;
}

export interface PlacedOrder extends Parties {
  projectOrderId: string;
}

/** An order whose payment was received; `paymentNumber` is the provider's. */
export interface PaidOrder extends PlacedOrder {
  paymentNumber: string;
}

type OrderNow = { version: number; orderState: string };

const day = 86_400_000;

/** What both a posting and its order say. */
const work = {
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'fr',
  currency: 'CNY',
  unitName: 'page',
  zone: 'Asia/Shanghai',
};

/** A new client and a new supplier who may apply and take orders at once. */
export async function newParties(language: Language): Promise<Parties> {
  // Staff find a review by its name, so nobody else has it.
  const name = `Wanda ${newMailAddress().slice(8, 16)}`;
  const { sourceLanguage, targetLanguage } = work;
  const [client, supplier] = await Promise.all([
    signUp('client', language),
    signUpReady(language, {
      name,
      sourceLanguage,
      targetLanguage,
      information: { birthDate: null, sex: '' },
    }),
  ]);
  await certifyCard(supplier, { name, photo: smallPicture });
  return { client, supplier };
}

/**
 * Two new people and an order that waits for its payment, made by calls. Three pages at ¥99.99 are
 * ¥299.97, and 3 % of that, rounded, is ¥9.00.
 */
export async function acceptedOrder(name: string, language: Language): Promise<PlacedOrder> {
  return placeOrder(await newParties(language), name);
}

/** An order between these two that waits for its payment; `changes` say what differs from `acceptedOrder`. */
export async function placeOrder(
  { client, supplier }: Parties,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const deadline = new Date((await productTime()).getTime() + 5 * day).toISOString();
  const posting = await publishPosting(client, name, { ...work, deadline });
  const order = await sendOrder({ client, supplier }, { posting, name, changes });
  await expectDone(supplier.caller, '/supinterface/acceptOrRejectProjectOrder', {
    projectOrderId: order.projectOrderId,
    version: (await orderNow(order)).version,
    accept: true,
  });
  return order;
}

/** The supplier applies for a posting of the client's, who sends an order that waits for its acceptance. */
export async function sendOrder(
  { client, supplier }: Parties,
  { posting, name, changes = {} }: { posting: string; name: string; changes?: object },
): Promise<PlacedOrder> {
  const now = (await productTime()).getTime();
  const inDays = (days: number) => new Date(now + days * day).toISOString();
  const projectApplicationJLId = await applyFor(supplier, posting, 9_999);
  const { projectOrderId } = await expectDone<{ projectOrderId: string }>(
    client.caller,
    '/clientinterface/addProjectOrder',
    {
      ...work,
      projectApplicationJLId,
      orderName: name,
      orderType: 'translation',
      startTime: inDays(1),
      endTime: inDays(3),
      deliverTime: inDays(3),
      acceptTime: inDays(6),
      workload: 3,
      unitPrice: 9_999,
      orderDescription: name,
      orderFileIds: [],
      ...changes,
    },
  );
  return { client, supplier, projectOrderId };
}

/** Pays a placed order with WeChat Pay, as at a desk; resolves once the work may begin. */
export async function payOrder(order: PlacedOrder): Promise<PaidOrder> {
  const { client, projectOrderId } = order;
  const { sandboxUrl } = await expectDone<{ sandboxUrl: string }>(
    client.caller,
    '/clientinterface/getCallPayment',
    {
      projectOrderId,
      version: (await orderNow(order)).version,
      method: 'wechatPay',
      scene: 'desktop',
    },
  );
  const paymentNumber = decodeURIComponent(sandboxUrl.split('/').at(-1) ?? '');
  await sandboxControls(getProduct().sandboxUrl).pay(paymentNumber);
  await expect.poll(async () => (await orderNow(order)).orderState).toBe('started');
  return { ...order, paymentNumber };
}

/** Hands in a small file. */
export async function deliverOrder(order: PlacedOrder, description: string): Promise<void> {
  const { supplier, projectOrderId } = order;
  const form = new FormData();
  form.append('purpose', 'delivery');
  form.append('file', new Blob(['La maison de thé est louée.\n']), 'bail.txt');
  const { data } = await supplier.caller.call<{ fileId: string }>(
    '/supinterface/uploadFile',
    undefined,
    { form },
  );
  await expectDone(supplier.caller, '/supinterface/getDeliverables', {
    projectOrderId,
    version: (await orderNow(order)).version,
    description,
    fileIds: [data.fileId],
  });
}

/** Accepts what was delivered. */
export async function acceptResults(order: PlacedOrder): Promise<void> {
  const { client, projectOrderId } = order;
  await expectDone(client.caller, '/clientinterface/getAcceptanceResults', {
    projectOrderId,
    version: (await orderNow(order)).version,
    accept: true,
  });
}

/** An order between these two that is paid, delivered and accepted. */
export async function completeOrder(
  parties: Parties,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<PaidOrder> {
  const order = await payOrder(await placeOrder(parties, name, changes));
  await deliverOrder(order, name);
  await acceptResults(order);
  return order;
}

/** Asks for changes that are due in so many days. */
export async function askForChanges(
  order: PlacedOrder,
  changeRequest: string,
  days: number,
): Promise<void> {
  const { client, projectOrderId } = order;
  await expectDone(client.caller, '/clientinterface/getAcceptanceResults', {
    projectOrderId,
    version: (await orderNow(order)).version,
    accept: false,
    changeRequest,
    deliverTime: new Date((await productTime()).getTime() + days * day).toISOString(),
  });
}

/** Appeals for the client, who asks for `refundPercent` back. Answers the appeal's id. */
export async function appealFor(
  order: PlacedOrder,
  reasonForAppeal: string,
  refundPercent: number,
): Promise<string> {
  const { client, projectOrderId } = order;
  const { projectOrderAppealId } = await expectDone<{ projectOrderAppealId: string }>(
    client.caller,
    '/clientinterface/addAppeal',
    {
      projectOrderId,
      version: (await orderNow(order)).version,
      appealType: 'quality',
      reasonForAppeal,
      refundPercent,
      fileIds: [],
    },
  );
  return projectOrderAppealId;
}

function orderNow({ supplier, projectOrderId }: PlacedOrder): Promise<OrderNow> {
  return expectDone<OrderNow>(supplier.caller, '/supinterface/getProjectOrderIdData', {
    projectOrderId,
  });
}
