import type { Language } from '@tolk/testing/browser';
import { ahead, applyFor, publishPosting } from './market.ts';
import { expectDone, signUp, type Person } from './people.ts';
import { signUpReady } from './ready-supplier.ts';

export interface AcceptedOrder {
  client: Person;
  supplier: Person;
  projectOrderId: string;
}

/** What both a posting and its order say. */
const work = {
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'fr',
  currency: 'CNY',
  unitName: 'page',
  zone: 'Asia/Shanghai',
};

/**
 * Two new people and an order that waits for its payment, made by calls. Three pages at ¥99.99 are
 * ¥299.97, and 3 % of that, rounded, is ¥9.00.
 */
export async function acceptedOrder(name: string, language: Language): Promise<AcceptedOrder> {
  const client = await signUp('client', language);
  const supplier = await signUpReady(language, work);
  const posting = await publishPosting(client, name, work);
  const projectApplicationJLId = await applyFor(supplier, posting, 9_999);
  const { projectOrderId } = await expectDone<{ projectOrderId: string }>(
    client.caller,
    '/clientinterface/addProjectOrder',
    {
      ...work,
      projectApplicationJLId,
      orderName: name,
      orderType: 'translation',
      startTime: ahead(1),
      endTime: ahead(3),
      deliverTime: ahead(3),
      acceptTime: ahead(6),
      workload: 3,
      unitPrice: 9_999,
      orderDescription: name,
      orderFileIds: [],
    },
  );
  const { version } = await expectDone<{ version: number }>(
    supplier.caller,
    '/supinterface/getProjectOrderIdData',
    { projectOrderId },
  );
  await expectDone(supplier.caller, '/supinterface/acceptOrRejectProjectOrder', {
    projectOrderId,
    version,
    accept: true,
  });
  return { client, supplier, projectOrderId };
}
