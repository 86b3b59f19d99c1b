import { DAY } from '@tolk/domain';
import { serveMeddler, startMerchant } from '../../../test/support/merchant.ts';
import type { Merchant } from '../../../test/support/merchant.ts';
import type { PayoutBatch } from '../../ports/payout-provider.ts';
import { systemClock } from '../clock.ts';
import { createPayoneer } from './payoneer.ts';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await startMerchant();
}, 60_000);
afterAll(() => merchant.stop());

const provider = () => merchant.payouts.payoneer;
const providerBatchId = null;
let batches = 0;

async function newBatch(): Promise<PayoutBatch> {
  batches += 1;
  const note = 'Settlement';
  return {
    reference: `TB20261121-00000${batches}`,
    approvedAt: new Date(await merchant.sandbox.clock.read()),
    repeated: false,
    items: [
      { reference: `TS20261121-${batches}00001`, amount: 12_805, account: '30012345', note },
      {
        reference: `TS20261121-${batches}00002`,
        amount: 5_000,
        account: 'chen@shop.example',
        note,
      },
    ],
  };
}

const referencesOf = ({ items }: PayoutBatch) => items.map(({ reference }) => reference);

describe('send', () => {
  it('is accepted, and each payout stays pending', async () => {
    const batch = await newBatch();
    expect(await provider().send(batch)).toEqual({ providerBatchId });
    const references = referencesOf(batch);
    expect(await provider().query({ providerBatchId, references })).toEqual(
      references.map((reference) => ({
        reference,
        state: 'pending',
        providerState: 'Pending',
        providerReference: expect.stringMatching(/^\d{9}$/),
        reason: null,
      })),
    );
  });

  it('repeated is the same batch: nobody is paid twice', async () => {
    const batch = await newBatch();
    await provider().send(batch);
    const references = referencesOf(batch);
    const before = await provider().query({ providerBatchId, references });
    expect(await provider().send(batch)).toEqual({ providerBatchId });
    expect(await provider().query({ providerBatchId, references })).toEqual(before);
  });

  it('repeated after a lost answer is taken for sent', async () => {
    const batch = await newBatch();
    const meddler = await serveMeddler(merchant.sandbox.url, (body) =>
      body.includes('Payments Created') ? 'lost' : body,
    );
    const config = { ...merchant.config.payoneer, baseUrl: meddler.url };
    await expect(createPayoneer(config, systemClock).send(batch)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
    await meddler.stop();
    expect(await provider().send(batch)).toEqual({ providerBatchId });
  });

  it('leaves the outcome open when a repeat is refused and none of it is known yet', async () => {
    const batch = await newBatch();
    const items = batch.items.map((item, index) => (index === 1 ? { ...item, note: '' } : item));
    await expect(provider().send({ ...batch, items, repeated: true })).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
  });

  it('leaves the outcome open when a part of its references was used before', async () => {
    const batch = await newBatch();
    const items = batch.items.slice(0, 1);
    await provider().send({ ...batch, items });
    await expect(provider().send(batch)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    const references = referencesOf(batch);
    expect(await provider().query({ providerBatchId, references })).toHaveLength(1);
  });

  it('is known by our numbers once it was taken in, also a part of it', async () => {
    const batch = await newBatch();
    const [first = '', second = ''] = referencesOf(batch);
    expect(await provider().knows([first, second])).toBe(false);
    await provider().send(batch);
    expect(await provider().knows(['TS20261121-999999', second])).toBe(true);
  });

  it('is refused whole for one payout that can’t be one', async () => {
    const batch = await newBatch();
    const items = batch.items.map((item, index) => (index === 1 ? { ...item, note: '' } : item));
    await expect(provider().send({ ...batch, items })).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'Bad Request',
    });
    const references = referencesOf(batch);
    expect(await provider().query({ providerBatchId, references })).toEqual([]);
  });

  it.each([{ secret: 'wrong' }, { programId: '0' }])('does not pay with %j', async (changes) => {
    const stranger = createPayoneer({ ...merchant.config.payoneer, ...changes }, systemClock);
    await expect(stranger.send(await newBatch())).rejects.toMatchObject({
      name: expect.stringMatching(/^Provider/),
    });
  });

  it('does not send a batch that was approved 29 days ago', async () => {
    const batch = await newBatch();
    const approvedAt = new Date(batch.approvedAt.getTime() - 29 * DAY);
    await expect(provider().send({ ...batch, approvedAt })).rejects.toMatchObject({
      name: 'TooOldToSend',
    });
  });
});

describe('query', () => {
  async function statusAfter(...outcomes: ('success' | 'failed' | 'returned')[]) {
    const batch = await newBatch();
    await provider().send(batch);
    const [reference = ''] = referencesOf(batch);
    for (const outcome of outcomes) await merchant.sandbox.payout(reference, { outcome });
    const [status] = await provider().query({ providerBatchId, references: [reference] });
    return status;
  }

  it.each([
    ['success', 'paid', 'Transferred', null],
    ['failed', 'failed', 'Cancelled', 'Payee is not active'],
    ['returned', 'returned', 'Returned', 'Returned by the receiving bank'],
  ] as const)('finds %s as %s', async (outcome, state, providerState, reason) => {
    expect(await statusAfter(outcome)).toMatchObject({ state, providerState, reason });
  });

  it('finds money that came back after it was paid', async () => {
    expect(await statusAfter('success', 'returned')).toMatchObject({ state: 'returned' });
  });

  it('asks about more payouts than at the same time', async () => {
    const batch = await newBatch();
    const items = Array.from({ length: 25 }, (_, index) => ({
      reference: `TS20261122-0000${index + 10}`,
      amount: 5_000,
      account: '30012345',
      note: 'Settlement',
    }));
    await provider().send({ ...batch, items });
    const references = items.map(({ reference }) => reference);
    const found = await provider().query({ providerBatchId, references });
    expect(found.map(({ reference }) => reference)).toEqual(references);
  });

  it('goes on with a new token when the old one is no longer taken', async () => {
    const batch = await newBatch();
    const late = createPayoneer(merchant.config.payoneer, systemClock);
    await late.send(batch);
    await merchant.sandbox.clock.advance(30 * DAY);
    const references = referencesOf(batch);
    expect(await late.query({ providerBatchId, references })).toHaveLength(2);
  });
});
