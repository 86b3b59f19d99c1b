import { randomUUID } from 'node:crypto';
import type { Invalidation } from '@tolk/contract/socket-events';
import type { Socket } from 'socket.io-client';
import { SECOND, limits } from '@tolk/domain';
import { transaction } from '../database/transaction.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { notify } from '../messages/notifications/notify.ts';
import { heard, openTestSockets } from '../../test/support/open-sockets.ts';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();
type Refused = Error & { data: { code: number } };

const { connect, connected } = openTestSockets(tolk);

/** Resolves once the socket is open, also when it is already. */
async function connectedAgain(socket: Socket | undefined): Promise<void> {
  if (socket?.connected === false) await heard(socket, 'connect');
}

describe('sockets', () => {
  it('an unknown token is not let in', async () => {
    const error = await heard<Refused>(connect('x'.repeat(43)), 'connect_error');
    expect(error.data.code).toBe(401);
  });

  it('a repeated nonce is not let in', async () => {
    const person = await signUp(tolk, 'client');
    const nonce = randomUUID();
    await heard(connect(person.token ?? '', { nonce }), 'connect');
    const error = await heard<Refused>(connect(person.token ?? '', { nonce }), 'connect_error');
    expect(error.data.code).toBe(402);
  });

  it('an invalidation reaches the person after the commit, and nobody else', async () => {
    const [person, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const [socket, others] = [await connected(person), await connected(other)];
    const strays: Invalidation[] = [];
    others.on('invalidation', (stray: Invalidation) => strays.push(stray));
    const first = heard<Invalidation>(socket, 'invalidation');
    await transaction(tolk.app.deps.db, async (tx) => {
      invalidate(tx, person.personId, ['Order']);
      invalidate(tx, person.personId, ['Overview', 'Order']);
    });
    expect(await first).toEqual({
      tags: ['Order', 'Overview'],
    });
    expect(strays).toEqual([]);
  });

  it('what changed while a screen had no socket yet comes first', async () => {
    // The server began to listen before the screen was opened.
    tolk.clock.advance(10 * SECOND);
    const person = await signUp(tolk, 'client');
    const other = await connected(person);
    const announced = heard(other, 'invalidation');
    await transaction(tolk.app.deps.db, async (tx) => invalidate(tx, person.personId, ['Order']));
    await announced;
    const socket = connect(person.token ?? '', { unheardMs: 1_000 });
    expect(await heard<Invalidation>(socket, 'invalidation')).toEqual({ tags: ['Order'] });
  });

  it.each([
    ['without that time', undefined],
    ['with one that is none', 'soon'],
    ['with a negative one', -1],
  ])('nothing comes first %s', async (_case, unheardMs) => {
    const person = await signUp(tolk, 'client');
    const other = await connected(person);
    const announced = heard(other, 'invalidation');
    await transaction(tolk.app.deps.db, async (tx) => invalidate(tx, person.personId, ['Order']));
    await announced;
    const socket = connect(person.token ?? '', { unheardMs });
    const first = heard<Invalidation>(socket, 'invalidation');
    await connectedAgain(socket);
    await transaction(tolk.app.deps.db, async (tx) => invalidate(tx, person.personId, ['Posting']));
    expect(await first).toEqual({ tags: ['Posting'] });
  });

  it('what sends more than a browser does is cut, and nobody else', async () => {
    const [person, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const [socket, calm] = [await connected(person), await connected(other)];
    const cut = heard<string>(socket, 'disconnect');
    for (let sent = 0; sent <= limits.sockets.packets.max; sent += 1) {
      socket.emit('typing', randomUUID());
    }
    expect(await cut).toMatch(/^transport (?:close|error)$/);
    calm.emit('typing', randomUUID());
    const told = heard<Invalidation>(calm, 'invalidation');
    await transaction(tolk.app.deps.db, async (tx) => invalidate(tx, other.personId, ['Order']));
    expect(await told).toEqual({ tags: ['Order'] });
  });

  it('nothing is told of a transaction that is rolled back', async () => {
    const person = await signUp(tolk, 'client');
    const socket = await connected(person);
    const first = heard<Invalidation>(socket, 'invalidation');
    const failed = transaction(tolk.app.deps.db, async (tx) => {
      invalidate(tx, person.personId, ['Order']);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await transaction(tolk.app.deps.db, async (tx) => invalidate(tx, person.personId, ['Posting']));
    expect(await first).toEqual({ tags: ['Posting'] });
  });

  it('a notification is announced and counted', async () => {
    const person = await signUp(tolk, 'client');
    const socket = await connected(person);
    const told = heard<Invalidation>(socket, 'invalidation');
    const title = { en: 'Hello', zh: '您好' };
    const news = {
      personId: person.personId,
      identity: 'client',
      kind: 'postingExpired',
      title,
      text: title,
      path: '/',
    } as const;
    await transaction(tolk.app.deps.db, (tx) =>
      notify(tx, tolk.app.deps.jobs, { ...news, at: tolk.clock.now() }),
    );
    expect(await told).toMatchObject({ notification: { title, path: '/' } });
    const unread = await person.call('/clientinterface/getUnreadMsg', {});
    expect(unread.data).toEqual({ message: 0, notification: 1, feedback: 0, service: 0 });
    await person.call('/clientinterface/xxtzyjyd', {});
    const after = await person.call('/clientinterface/getUnreadMsg', {});
    expect(after.data).toEqual({ message: 0, notification: 0, feedback: 0, service: 0 });
  });

  it.each([
    ['a logout', '/supinterface/loginOut', {}],
    ['an identity switch', '/supinterface/switchIdentity', { port: 1 }],
  ])('%s closes the sockets of that session within two seconds', async (_case, path, body) => {
    const person = await signUp(tolk, 'client');
    const socket = await connected(person);
    const reason = heard<{ code: number }>(socket, 'ended');
    const cut = heard<string>(socket, 'disconnect');
    const started = Date.now();
    expect(await person.call(path, { loginName: person.account, ...body })).toMatchObject({
      code: 0,
    });
    expect(await reason).toEqual({ code: 601 });
    await cut;
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});
