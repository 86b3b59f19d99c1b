import { randomUUID } from 'node:crypto';
import { signCall } from '@tolk/testing/caller';
import { socketPath } from '@tolk/contract/socket-events';
import { io } from 'socket.io-client';
import { CallRefusal } from '../calls/refusal.ts';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();
/** These need nothing else of the database, so that only the admission can fail. */
const calls = ['/supinterface/getDictTypeData', '/supinterface/getDictData'];
const form = { dictType: 'sex' };

/** Lets the admission of every call fail while `work` runs. */
async function whileAdmissionFails<Result>(error: Error, work: () => Promise<Result>) {
  const { arrivals } = tolk.app.deps;
  const { note } = arrivals;
  arrivals.note = async () => {
    throw error;
  };
  try {
    return await work();
  } finally {
    arrivals.note = note;
  }
}

describe('a call whose admission failed', () => {
  it.each(calls)('%s is not let in, with a token or without', async (path) => {
    const person = await signUp(tolk, 'client');
    const answer = (caller = tolk.caller()) => caller.call(path, form);
    expect(await answer()).toMatchObject({ code: 0 });
    await whileAdmissionFails(new Error('no answer'), async () => {
      expect(await answer()).toMatchObject({ status: 500, code: 500 });
      expect(await answer(person)).toMatchObject({ status: 500, code: 500 });
    });
    await whileAdmissionFails(new CallRefusal('unverifiable'), async () => {
      expect(await answer()).toMatchObject({ code: 402 });
      expect(await answer(person)).toMatchObject({ code: 402 });
    });
  });

  it('changes nothing', async () => {
    const person = await signUp(tolk, 'client');
    await whileAdmissionFails(new Error('no answer'), async () => {
      const answer = await person.call('/supinterface/loginOut', {});
      expect(answer).toMatchObject({ status: 500, code: 500 });
    });
    expect(await person.call('/supinterface/getSupUserData', {})).toMatchObject({ code: 0 });
  });

  it('opens no socket', async () => {
    const person = await signUp(tolk, 'client');
    const code = await whileAdmissionFails(new Error('no answer'), () => enter(person.token ?? ''));
    expect(code).toBe(503);
  });
});

/** The code with which a socket is refused; 0 when it is let in. */
function enter(token: string): Promise<number> {
  const timestamp = String(tolk.clock.now().getTime());
  const nonce = randomUUID();
  const hash = signCall({ timestamp, nonce, method: 'GET', path: socketPath, body: '' }, token);
  const auth = { token, timestamp, nonce, hash };
  const options = { path: socketPath, auth, transports: ['websocket'], reconnection: false };
  const socket = io(tolk.url, options);
  return new Promise<number>((resolve) => {
    socket.once('connect', () => resolve(0));
    socket.once('connect_error', (error) => {
      const { data }: { data?: { code: number } } = error as Error & { data?: { code: number } };
      resolve(data?.code ?? -1);
    });
  }).finally(() => socket.disconnect());
}
