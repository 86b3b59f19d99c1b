import { DAY, HOUR } from '@tolk/domain';
import { serve, serveMeddler, startMerchant } from '../../../test/support/merchant.ts';
import type { Merchant } from '../../../test/support/merchant.ts';
import type { PayoutBatch } from '../../ports/payout-provider.ts';
import { ProviderUnavailable } from '../../ports/provider-errors.ts';
import { systemClock } from '../clock.ts';
import { createPayPal } from './paypal.ts';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await startMerchant();
}, 60_000);
afterAll(() => merchant.stop());

const provider = () => merchant.payouts.paypal;
let batches = 0;

/** Two payouts of a new batch, approved just now. */
async function newBatch(changes: Partial<PayoutBatch> = {}): Promise<PayoutBatch> {
  batches += 1;
  const note = 'Settlement';
  return {
    reference: `TB20261121-00000${batches}`,
    approvedAt: new Date(await merchant.sandbox.clock.read()),
    repeated: false,
    items: [
      {
        reference: `TS20261121-${batches}00001`,
        amount: 12_805,
        account: 'lin@shop.example',
        note,
      },
      {
        reference: `TS20261121-${batches}00002`,
        amount: 5_000,
        account: 'chen@shop.example',
        note,
      },
    ],
    ...changes,
  };
}

/** A batch that PayPal has, and how to ask for its first payout. */
async function sent() {
  const batch = await newBatch();
  const { providerBatchId } = await provider().send(batch);
  const reference = batch.items[0]?.reference ?? '';
  const status = async () => {
    const [found] = await provider().query({ providerBatchId, references: [reference] });
    if (!found) throw new Error(`${reference} is not known`);
    return found;
  };
  return { batch, providerBatchId, reference, status };
}

describe('send', () => {
  it('leaves every payout pending until PayPal has made up its mind', async () => {
    const { batch, providerBatchId } = await sent();
    const references = batch.items.map(({ reference }) => reference);
    expect(await provider().query({ providerBatchId, references })).toEqual(
      references.map((reference) => ({
        reference,
        state: 'pending',
        providerState: 'PENDING',
        providerReference: expect.stringMatching(/^P\d{12}$/),
        reason: null,
      })),
    );
  });

  it('repeated is the same batch: nobody is paid twice', async () => {
    const { batch, providerBatchId, reference } = await sent();
    expect(await provider().send(batch)).toEqual({ providerBatchId });
    await merchant.sandbox.payout(reference);
    expect(await provider().send(batch)).toEqual({ providerBatchId });
    const references = batch.items.map((item) => item.reference);
    expect(await provider().query({ providerBatchId, references })).toHaveLength(2);
  });

  it('repeated after a lost answer finds the batch that was made', async () => {
    const batch = await newBatch();
    const meddler = await serveMeddler(merchant.sandbox.url, (body) =>
      body.includes('payout_batch_id') ? 'lost' : body,
    );
    const deaf = createPayPal({ ...merchant.config.paypal, baseUrl: meddler.url }, systemClock);
    await expect(deaf.send(batch)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    await meddler.stop();
    const { providerBatchId } = await provider().send(batch);
    const references = batch.items.map((item) => item.reference);
    expect(await provider().query({ providerBatchId, references })).toHaveLength(2);
  });

  it('does not follow the link of a repeat to another place', async () => {
    const elsewhere = await serve(async (request, response) => {
      const isToken = request.url === '/v1/oauth2/token';
      const issue = 'Batch with given sender_batch_id already exists';
      const link = [{ href: 'https://elsewhere.example/v1/steal?id=/v1/payments/payouts/../x' }];
      const refusal = { name: 'USER_BUSINESS_ERROR', details: [{ issue, link }] };
      response
        .writeHead(isToken ? 200 : 400)
        .end(JSON.stringify(isToken ? { access_token: 't', expires_in: 900 } : refusal));
    });
    const config = { ...merchant.config.paypal, baseUrl: elsewhere.url };
    await expect(createPayPal(config, systemClock).send(await newBatch())).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
    await elsewhere.stop();
  });

  it('is refused whole for one account that can’t be one', async () => {
    const batch = await newBatch();
    const [first, second] = batch.items;
    if (!first || !second) throw new Error('two payouts');
    const items = [first, { ...second, account: 'nobody' }];
    await expect(provider().send({ ...batch, items })).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'VALIDATION_ERROR',
    });
    // An earlier try may have arrived: people decide what became of it.
    await expect(provider().send({ ...batch, items, repeated: true })).rejects.toMatchObject({
      name: 'ProviderDeclined',
    });
    await expect(merchant.sandbox.payout(first.reference)).rejects.toThrow('404');
  });

  it.each([
    ['ERRPYO002', 'ProviderUnavailable'],
    // It did nothing, and said so.
    ['ERRPYO005', 'ProviderDeclined'],
    ['ERRPYO006', 'ProviderUnavailable'],
  ])('leaves the outcome open when our own account is at fault (%s)', async (note, name) => {
    const batch = await newBatch();
    const items = batch.items.map((item) => ({ ...item, note }));
    const refusal = await provider()
      .send({ ...batch, items })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ProviderUnavailable);
    expect(refusal).toMatchObject({ name });
  });

  it('can’t be asked about by our numbers', async () => {
    const { reference } = await sent();
    expect(await provider().knows([reference])).toBeNull();
  });

  it('leaves the outcome open with a wrong secret', async () => {
    const stranger = createPayPal({ ...merchant.config.paypal, secret: 'wrong' }, systemClock);
    await expect(stranger.send(await newBatch())).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      message: expect.stringContaining('invalid_client'),
    });
  });

  it('does not send a batch so old that PayPal may have forgotten it', async () => {
    const { batch } = await sent();
    const approvedAt = new Date(batch.approvedAt.getTime() - 29 * DAY);
    await expect(provider().send({ ...batch, approvedAt })).rejects.toMatchObject({
      name: 'TooOldToSend',
      message: expect.stringContaining('too old'),
    });
  });
});

describe('query', () => {
  it.each([
    ['success', 'paid', 'SUCCESS', null],
    ['failed', 'failed', 'FAILED', "Receiver's account is locked or inactive"],
    ['returned', 'returned', 'RETURNED', null],
    ['unclaimed', 'unclaimed', 'UNCLAIMED', 'Receiver is unregistered'],
  ] as const)('finds %s as %s', async (outcome, state, providerState, reason) => {
    const { reference, status } = await sent();
    await merchant.sandbox.payout(reference, { outcome });
    expect(await status()).toMatchObject({ reference, state, providerState, reason });
  });

  it('finds money that came back after it was paid', async () => {
    const { reference, status } = await sent();
    await merchant.sandbox.payout(reference);
    await merchant.sandbox.payout(reference, { outcome: 'returned' });
    expect(await status()).toMatchObject({ state: 'returned', providerState: 'REFUNDED' });
  });

  it('finds unclaimed money returned after 30 days', async () => {
    const { reference, status } = await sent();
    await merchant.sandbox.payout(reference, { outcome: 'unclaimed' });
    await merchant.sandbox.clock.advance(30 * DAY - HOUR);
    expect(await status()).toMatchObject({ state: 'unclaimed' });
    await merchant.sandbox.clock.advance(HOUR);
    expect(await status()).toMatchObject({ state: 'returned' });
    expect(merchant.heardOfPayouts.at(-1)).toMatchObject({ reference, state: 'returned' });
  });

  it('leaves out what the batch does not have', async () => {
    const { providerBatchId } = await sent();
    const references = ['TS20261121-999999'];
    expect(await provider().query({ providerBatchId, references })).toEqual([]);
  });

  it('goes on with a new token when the old one is no longer taken', async () => {
    const { providerBatchId, reference } = await sent();
    const late = createPayPal(merchant.config.paypal, systemClock);
    const query = { providerBatchId, references: [reference] };
    expect(await late.query(query)).toHaveLength(1);
    await merchant.sandbox.clock.advance(9 * HOUR);
    expect(await late.query(query)).toHaveLength(1);
  });

  it('is unavailable when nobody listens', async () => {
    const nowhere = createPayPal(
      { ...merchant.config.paypal, baseUrl: 'http://127.0.0.1:9' },
      systemClock,
    );
    const query = { providerBatchId: 'B', references: ['TS20261121-000001'] };
    await expect(nowhere.query(query)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      provider: 'paypal',
    });
  });
});

describe('cancelUnclaimed', () => {
  async function unclaimed() {
    const payout = await sent();
    await merchant.sandbox.payout(payout.reference, { outcome: 'unclaimed' });
    const { providerReference } = await payout.status();
    return { ...payout, providerReference: providerReference ?? '' };
  }

  it('takes the money back, once', async () => {
    const { reference, providerReference } = await unclaimed();
    const returned = { reference, state: 'returned', providerReference };
    expect(await provider().cancelUnclaimed(providerReference)).toMatchObject(returned);
    expect(await provider().cancelUnclaimed(providerReference)).toMatchObject(returned);
    await expect(merchant.sandbox.payout(reference)).rejects.toThrow('409');
  });

  it('says so when the payee was faster', async () => {
    const { reference, providerReference } = await unclaimed();
    await merchant.sandbox.payout(reference);
    expect(await provider().cancelUnclaimed(providerReference)).toMatchObject({ state: 'paid' });
  });

  it('is refused for a payout that PayPal does not know', async () => {
    await expect(provider().cancelUnclaimed('P0')).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'INVALID_RESOURCE_ID',
    });
  });
});
