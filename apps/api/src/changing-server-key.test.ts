import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { passHumanCheck, type Caller } from '@tolk/testing/caller';
import { DAY, limits } from '@tolk/domain';
import { sql } from 'kysely';
import { newSupplier, submitRealName } from '../test/support/certification.ts';
import { idNumbers, realNameForm } from '../test/support/documents.ts';
import { codeSentTo, goodPassword, signUp, type TestPerson } from '../test/support/people.ts';
import { makePayable } from '../test/support/payable-supplier.ts';
import { addStaffMember, staffSecret } from '../test/support/staff.ts';
import { testApp, type OtherProcess } from '../test/support/test-app.ts';
import { scheduleAccountMessage } from './accounts/codes/account-message.ts';
import { findStaff } from './staff/members/staff-repository.ts';
import { totpSecretOf } from './staff/login/staff-login.ts';
import { keyedHash, seal, unseal, type ServerKeys } from './database/server-key.ts';
import { sealedTables } from './sealed-tables.ts';

const [old, fresh] = [randomBytes(32), randomBytes(32)];
const [idNumber] = idNumbers;
const documentName = '林婉清';

/** One instance that knows the new key and seals with the old one still; the other has gone further. */
const tolk = testApp({ config: { serverKeys: [old, fresh] } });
const servers: { further?: OtherProcess } = {};
beforeAll(async () => {
  servers.further = await tolk.startAnother({ serverKeys: [fresh, old] });
}, 120_000);
afterAll(() => servers.further?.close());

function elsewhere(person?: TestPerson): Caller {
  if (servers.further === undefined) throw new Error('It runs from beforeAll on.');
  const caller = servers.further.caller();
  caller.token = person?.token;
  return caller;
}

/** Runs the command beside both instances; kills it when `kill` settles. */
async function rotate(args: string[], keys: ServerKeys = [fresh, old], kill?: Promise<unknown>) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('cli/key-rotate.ts', import.meta.url)), ...args],
    {
      env: {
        ...process.env,
        TOLK_DATA: tolk.app.deps.config.dataDir,
        DATABASE_URL: tolk.app.deps.config.databaseUrl ?? '',
        TOLK_SERVER_KEY: keys.map((key) => key.toString('hex')).join(','),
      },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (said += String(chunk)));
  void kill?.then(() => child.kill('SIGKILL'));
  const [code] = await once(child, 'close');
  return { code, said };
}

const countOf = (said: string, table: string) =>
  Number(new RegExp(`^${table}: (\\d+) `, 'm').exec(said)?.[1] ?? Number.NaN);

describe('while two instances seal with different keys', () => {
  it('a session rotated at one goes on at the other, with one new token', async () => {
    const person = await signUp(tolk, 'supplier');
    const before = person.token;
    tolk.clock.advance(limits.session.rotateAfterMs + 1);
    const at = [tolk.caller(), elsewhere(), tolk.caller(), elsewhere()];
    const answers = await Promise.all(
      at.map((caller) =>
        caller.send<{ token: string }>('/supinterface/getUnreadMsg', {}, { token: before }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual([600, 600, 600, 600]);
    const tokens = new Set(answers.map(({ data }) => data.token));
    expect(tokens.size).toBe(1);
    const [token] = tokens;
    expect(await elsewhere().send('/supinterface/getUnreadMsg', {}, { token })).toMatchObject({
      code: 0,
    });
  });

  it('a call answered at one is answered the same at the other', async () => {
    const person = await signUp(tolk, 'client');
    const idempotencyKey = randomUUID();
    const form = { loginName: person.account, port: 1 };
    const first = await person.call('/supinterface/switchIdentity', form, { idempotencyKey });
    expect(first.code).toBe(0);
    expect(
      await elsewhere(person).call('/supinterface/switchIdentity', form, { idempotencyKey }),
    ).toMatchObject({ code: 0, data: first.data });
  });

  it('a code sent by one is taken by the other', async () => {
    const account = 'two-keys@tolk.example';
    const verification = await passHumanCheck(tolk.url);
    await tolk.caller().call('/supinterface/registerActiveCode', { account, verification });
    const code = await codeSentTo(tolk, account);
    const form = { account, code, password: goodPassword, agreement: true };
    expect(await elsewhere().call('/supinterface/register', form)).toMatchObject({ code: 0 });
  });

  it('a document submitted at one is taken at the other', async () => {
    const [first, second] = [await newSupplier(tolk), await newSupplier(tolk)];
    const form = await realNameForm(first, documentName, idNumber);
    expect(await submitRealName(first, form)).toMatchObject({ code: 0 });
    const again = await realNameForm(second, documentName, idNumber);
    const answer = await elsewhere(second).call('/supinterface/addOrEditSupSmrz', again);
    expect(answer.code).toBe(1504);
  });

  it('of two who submit one document at both at once, one is told that it is taken', async () => {
    const [first, second] = [await newSupplier(tolk), await newSupplier(tolk)];
    const forms = [
      await realNameForm(first, documentName, idNumbers[1]),
      await realNameForm(second, documentName, idNumbers[1]),
    ];
    const answers = await Promise.all([
      submitRealName(first, forms[0] ?? {}),
      elsewhere(second).call('/supinterface/addOrEditSupSmrz', forms[1]),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 1504]));
  });
});

describe('key:rotate', () => {
  const staffMembers = 1_000;
  const people: { supplier?: TestPerson; staffId?: string } = {};
  beforeAll(async () => {
    people.supplier = await signUp(tolk, 'supplier');
    await makePayable(tolk, people.supplier.personId);
    people.staffId = (await addStaffMember(tolk, 'admin')).staffId;
    const sealed = seal([old], 'staff-totp', staffSecret);
    await sql`insert into staff (id, account, name, role, password_hash, password_once, created_at,
        sealed_totp_secret)
      select gen_random_uuid(), 'member-' || n, 'Member', 'support', '', false, now(), ${sealed}
      from generate_series(1, ${staffMembers}::integer) n`.execute(tolk.app.deps.db);
  });

  const secretsOf = async (keys: ServerKeys) => {
    const rows = await tolk.app.deps.db.selectFrom('staff').selectAll().execute();
    return rows.filter((row) => {
      try {
        return totpSecretOf(row, keys) === staffSecret;
      } catch {
        return false;
      }
    }).length;
  };

  it('knows every sealed column', async () => {
    const { rows } = await sql<{ table: string }>`
      select table_name as table from information_schema.columns
      where table_schema = 'public' and column_name like 'sealed%'`.execute(tolk.app.deps.db);
    const known = new Set(sealedTables.map(({ table }) => table));
    expect(rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
    expect(rows).toHaveLength(7);
  });

  it('with one key says how to begin, and changes nothing', async () => {
    const { code, said } = await rotate([], [old]);
    expect(code).toBe(1);
    expect(said).toMatch(/Give every instance a second one behind it, such as [0-9a-f]{64},/);
    expect(await secretsOf([old])).toBe(staffMembers + 1);
  });

  it('counts what is left, and says that no key may be dropped', async () => {
    const { code, said } = await rotate(['count']);
    expect(code).toBe(0);
    expect(said).toContain('staff: 1001 under another key, 0 under the first key already');
    expect(said).toContain('Drop no key yet');
  });

  it('killed in the middle it has lost nothing, and two that go on at once do the rest', async () => {
    const { db } = tolk.app.deps;
    const letGo = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    // It gets through two batches of 200 and stands before a row that somebody else changes.
    const holder = db.transaction().execute(async (tx) => {
      const ids = tx.selectFrom('staff').select('id').orderBy('id');
      const { id } = await ids.offset(500).limit(1).executeTakeFirstOrThrow();
      await ids.where('id', '=', id).forUpdate().execute();
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    const killed = rotate([], [fresh, old], whenSealed(400));
    expect((await killed).code).toBeNull();
    letGo.resolve();
    await holder;
    expect(await secretsOf([fresh])).toBe(400);
    expect(await secretsOf([fresh, old])).toBe(staffMembers + 1);

    const both = await Promise.all([rotate([]), rotate([])]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const changed = both.map(({ said }) => countOf(said, 'staff'));
    expect(changed.reduce((sum, count) => sum + count, 0)).toBe(601);
    expect(await secretsOf([fresh])).toBe(staffMembers + 1);
    for (const { said } of both) expect(said).toContain('Everything that lasts is under the first');
  });

  it('afterwards the new key alone opens numbers, accounts and second factors', async () => {
    const { db } = tolk.app.deps;
    const personId = people.supplier?.personId ?? '';
    const realNames = await db.selectFrom('real_name_verification').selectAll().execute();
    const numbers = realNames.map(({ sealed_number: sealed, person_id }) => [
      person_id === personId,
      unseal([fresh], 'document-number', sealed),
    ]);
    expect(numbers).toContainEqual([true, '11010519491231002X']);
    expect(numbers).toContainEqual([false, idNumber]);
    const wanted = keyedHash([fresh], 'document-fingerprint', `idCard/${idNumber}`);
    expect(realNames.map(({ number_fingerprint: hash }) => hash.toString('hex'))).toContain(
      wanted.toString('hex'),
    );
    const methods = await db.selectFrom('settlement_method').selectAll().execute();
    const opened = methods.map(({ sealed_details: sealed }) =>
      JSON.parse(unseal([fresh], 'settlement-details', sealed)),
    );
    expect(opened.length).toBeGreaterThan(0);
    const member = await findStaff(db, people.staffId ?? '');
    expect(member && totpSecretOf(member, [fresh])).toBe(staffSecret);
  });

  it('a message that waits leaves under the new key alone', async () => {
    const to = { channel: 'email', value: 'waiting@tolk.example' } as const;
    const now = tolk.clock.now();
    await scheduleAccountMessage(
      tolk.app.deps,
      tolk.app.deps.db,
      { kind: 'accountExists', to, language: 'en' },
      new Date(now.getTime() + DAY),
    );
    expect(countOf((await rotate([])).said, 'job')).toBe(1);
    const { payload } = await tolk.app.deps.db
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'account.message')
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    const { sealed } = payload as { sealed: string };
    expect(JSON.parse(unseal([fresh], 'message', Buffer.from(sealed, 'base64')))).toMatchObject({
      kind: 'accountExists',
    });
  });

  it('says which rows no key opens, and that none may be dropped', async () => {
    const id = randomUUID();
    const sealed = seal([randomBytes(32)], 'staff-totp', staffSecret);
    await sql`insert into staff (id, account, name, role, password_hash, password_once, created_at,
        sealed_totp_secret)
      values (${id}, 'lost', 'Lost', 'support', '', false, now(), ${sealed})`.execute(
      tolk.app.deps.db,
    );
    const { code, said } = await rotate([]);
    expect(code).toBe(1);
    expect(said).toContain(`1 open under no key: ${id}`);
    expect(said).toContain('Drop no key');
  });

  /** Settles when so many members' secrets are under the new key. */
  async function whenSealed(count: number): Promise<void> {
    while ((await secretsOf([fresh])) < count) await new Promise(setImmediate);
  }
});
