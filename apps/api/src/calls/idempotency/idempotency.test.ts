import { createHash, randomUUID } from 'node:crypto';
import { DAY, MINUTE } from '@tolk/domain';
import { passHumanCheck } from '@tolk/testing/caller';
import { begin } from './idempotency.ts';
import { codeSentTo, goodPassword, signUp } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();

async function signUpForm(account: string) {
  const verification = await passHumanCheck(tolk.url);
  await tolk.caller().call('/supinterface/registerActiveCode', { account, verification });
  return {
    account,
    code: await codeSentTo(tolk, account),
    password: goodPassword,
    agreement: true,
  };
}

describe('idempotency key', () => {
  it('the same call twice is answered with the first answer', async () => {
    const form = await signUpForm('twice@tolk.example');
    const idempotencyKey = randomUUID();
    const first = await tolk.caller().call('/supinterface/register', form, { idempotencyKey });
    const second = await tolk.caller().call('/supinterface/register', form, { idempotencyKey });
    expect(first.code).toBe(0);
    expect(second).toMatchObject({ code: 0, data: first.data });
  });

  it('ten calls at once are carried out once', async () => {
    const form = await signUpForm('at-once@tolk.example');
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        tolk.caller().call<{ token: string }>('/supinterface/register', form, { idempotencyKey }),
      ),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(1);
  });

  it('a refusal is the first answer too', async () => {
    const person = await signUp(tolk, 'client');
    const idempotencyKey = randomUUID();
    const form = {
      account: person.account,
      code: '123456',
      password: goodPassword,
      agreement: true,
    };
    const first = await tolk.caller().call('/supinterface/register', form, { idempotencyKey });
    expect(first.code).toBe(1002);
    const second = await tolk.caller().call('/supinterface/register', form, { idempotencyKey });
    expect(second).toMatchObject({ code: 1002, msg: first.msg });
  });

  it('a change of identity whose answer was lost is answered again, for a minute', async () => {
    const person = await signUp(tolk, 'client');
    const idempotencyKey = randomUUID();
    const form = { loginName: person.account, port: 1 };
    const change = () => person.call('/supinterface/switchIdentity', form, { idempotencyKey });
    const first = await change();
    expect(first).toMatchObject({ code: 0, data: { port: 0 } });
    expect(await change()).toMatchObject({ code: 0, data: first.data });
    expect(await person.call('/supinterface/getSupUserData', {})).toMatchObject({ code: 601 });
    await tolk.advance(MINUTE + 1);
    expect(await change()).toMatchObject({ code: 601 });
  });

  it('the same key with another body is a conflict', async () => {
    const person = await signUp(tolk, 'client');
    const idempotencyKey = randomUUID();
    await person.call('/clientinterface/xxtzyjyd', {}, { idempotencyKey });
    const other = await person.call('/clientinterface/xxtzyjyd', { more: 1 }, { idempotencyKey });
    expect(other.code).toBe(409);
  });

  it('no plain hash of a body with a password in it is kept', async () => {
    const form = await signUpForm('hashed@tolk.example');
    const idempotencyKey = randomUUID();
    await tolk.caller().call('/supinterface/register', form, { idempotencyKey });
    const { body_hash } = await tolk.app.deps.db
      .selectFrom('idempotency')
      .select('body_hash')
      .where('key', '=', idempotencyKey)
      .executeTakeFirstOrThrow();
    const plain = createHash('sha256').update(JSON.stringify(form)).digest('hex');
    expect(body_hash.toString('hex')).not.toBe(plain);
  });

  it('keys of two persons are two keys', async () => {
    const [one, two] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const idempotencyKey = randomUUID();
    expect(await one.call('/clientinterface/xxtzyjyd', {}, { idempotencyKey })).toMatchObject({
      code: 0,
    });
    expect(await two.call('/clientinterface/xxtzyjyd', { x: 1 }, { idempotencyKey })).toMatchObject(
      { code: 0 },
    );
  });

  it('a call that moves money is refused without a key, and says so', async () => {
    const person = await signUp(tolk, 'client');
    const form = { projectOrderId: randomUUID(), version: 1, method: 'alipay', scene: 'desktop' };
    const answer = await person.call('/clientinterface/getCallPayment', form);
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { 'idempotency-key': expect.any(String) } },
    });
  });

  it('an answer is kept for a day', async () => {
    const person = await signUp(tolk, 'client');
    const idempotencyKey = randomUUID();
    await person.call('/clientinterface/xxtzyjyd', {}, { idempotencyKey });
    await tolk.advance(DAY - 60_000);
    const { db } = tolk.app.deps;
    const kept = () =>
      db.selectFrom('idempotency').select('key').where('key', '=', idempotencyKey).execute();
    expect(await kept()).toHaveLength(1);
    await tolk.advance(DAY);
    expect(await kept()).toHaveLength(0);
  });

  describe('after the process died in the middle', () => {
    const id = () => ({ caller: '', path: '/supinterface/register', key: randomUUID() });
    const request = (requestId: string) => ({
      bodyHash: Buffer.from('body'),
      requestId,
      now: new Date(),
    });

    async function dead(committed: boolean) {
      const { deps } = tolk.app;
      const key = id();
      const run = await begin(deps, key, request('first'));
      if (committed && 'commit' in run) await deps.db.transaction().execute((tx) => run.commit(tx));
      const past = new Date(Date.now() - 1_000);
      await deps.db
        .updateTable('idempotency')
        .set({ locked_until: past })
        .where('key', '=', key.key)
        .execute();
      return key;
    }

    it('a call whose change was not committed is carried out by the repetition', async () => {
      const run = await begin(tolk.app.deps, await dead(false), request('second'));
      expect('commit' in run).toBe(true);
    });

    it('a call whose change was committed is never carried out again', async () => {
      const again = begin(tolk.app.deps, await dead(true), request('second'));
      await expect(again).rejects.toMatchObject({ errorName: 'conflict' });
    });
  });
});
