import { randomUUID } from 'node:crypto';
import { passHumanCheck } from '@tolk/testing/caller';
import { withKey } from '../support/market.ts';
import { codeSentTo, goodPassword } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from './fixture.ts';

interface Devices {
  list: { sessionId: string; current: boolean }[];
}
const newPassword = { password: 'ink-seal-and-brush', passwordAgain: 'ink-seal-and-brush' };
let phones = 0;

/** What makes the changing calls of accounts possible, by their names; both interfaces share them. */
export function accountBodies(tolk: TestApp, fixture: () => Fixture) {
  return {
    registerActiveCode: async () => ({
      body: { account: newAccount(), verification: await passHumanCheck(tolk.url) },
    }),
    loginActiveCode: async () => ({ body: { account: newAccount() } }),
    resetPassActiveCode: async () => ({ body: { account: newAccount() } }),
    register: async () => ({ body: await registration() }),
    resetPassword: async () => {
      const { account } = await newPerson();
      await rest(account);
      const code = await codeFor('resetPassActiveCode', account);
      return { body: { account, code, ...newPassword } };
    },
    upPassword: async () => {
      const { token } = await newPerson();
      return { token, body: { oldPassword: goodPassword, ...newPassword } };
    },
    addPassword: async () => {
      const { account, token } = await newPerson();
      await tolk.app.deps.db
        .updateTable('person')
        .set({ password_hash: null })
        .where('email', '=', account)
        .execute();
      return { token, body: { oldCode: await confirmation(account, token), ...newPassword } };
    },
    changeEmailActiveCode: async () => ({ body: {}, token: await restedToken() }),
    changePhoneActiveCode: async () => ({ body: {}, token: await restedToken() }),
    bindMailboxActiveCode: async () => ({ body: { email: newAccount() } }),
    upSupEmail: async () => {
      const { account, token } = await newPerson();
      const oldCode = await confirmation(account, token);
      const email = newAccount();
      await callAs(token, '/supinterface/bindMailboxActiveCode', { email });
      return { token, body: { email, oldCode, code: await codeSentTo(tolk, email) } };
    },
    bindMobilePhoneActiveCode: async () => ({ body: { phone: newPhone() } }),
    upSupPhone: async () => {
      const { account, token } = await newPerson();
      const oldCode = await confirmation(account, token);
      const phone = newPhone();
      await callAs(token, '/supinterface/bindMobilePhoneActiveCode', { phone });
      return { token, body: { phone, oldCode, code: await codeSentTo(tolk, phone) } };
    },
    loginOutDevice: async () => {
      const { account, token } = await newPerson();
      await tolk.caller().call('/supinterface/login', { account, password: goodPassword });
      const { data } = await callAs<Devices>(token, '/supinterface/getLoginDevices', {});
      const other = data.list.find(({ current }) => !current);
      return { token, body: { sessionId: other?.sessionId } };
    },
    loginOutOtherDevices: async () => ({ body: {}, token: (await newPerson()).token }),
    deleteAccountActiveCode: async () => ({ body: {}, token: await restedToken() }),
    deleteAccount: async () => {
      const { account, token } = await newPerson();
      await rest(account);
      await callAs(token, '/supinterface/deleteAccountActiveCode', {});
      return { token, body: { code: await codeSentTo(tolk, account) } };
    },
    loginOut: async () => ({ body: {} }),
    selectIdentity: async () => ({ body: { port: 1 }, token: (await newPerson()).token }),
    switchIdentity: async () => ({ body: { loginName: fixture().market.client.account, port: 1 } }),
  };

  function callAs<Data>(token: string, path: string, body: object) {
    const caller = Object.assign(tolk.caller(), { token });
    return caller.call<Data>(path, body);
  }

  async function codeFor(call: string, account: string): Promise<string> {
    const verification = await passHumanCheck(tolk.url);
    await tolk.caller().call(`/supinterface/${call}`, { account, verification });
    return codeSentTo(tolk, account);
  }

  /** The code by which the account confirms a change. */
  async function confirmation(account: string, token: string): Promise<string> {
    await rest(account);
    await callAs(token, '/supinterface/changeEmailActiveCode', {});
    return codeSentTo(tolk, account);
  }

  /** Of a person to whom the next code may be sent. */
  async function restedToken(): Promise<string> {
    const { account, token } = await newPerson();
    await rest(account);
    return token;
  }

  /** A minute passes for the codes of this account; the clock stays, others sign by one of their own. */
  async function rest(account: string): Promise<void> {
    const { db, clock } = tolk.app.deps;
    await db
      .updateTable('code')
      .set({ created_at: new Date(clock.now().getTime() - 61_000) })
      .where('account', '=', account)
      .execute();
  }

  async function registration() {
    const account = newAccount();
    const code = await codeFor('registerActiveCode', account);
    return { account, code, password: goodPassword, agreement: true };
  }

  async function newPerson(): Promise<{ account: string; token: string }> {
    const body = await registration();
    const path = '/supinterface/register';
    const { data } = await tolk.caller().call<{ token: string }>(path, body, withKey());
    return { account: body.account, token: data.token };
  }
}

function newAccount(): string {
  return `twice-${randomUUID()}@tolk.example`;
}

/** A Chinese mobile number that nobody has. */
function newPhone(): string {
  phones += 1;
  return `+86138${String(phones).padStart(8, '0')}`;
}
