import { randomUUID } from 'node:crypto';
import type { Company, RealName, SettlementMethod } from '@tolk/contract';
import { sql } from 'kysely';
import { dataOf } from '../../../test/support/market.ts';
import {
  companyForm,
  creditCodes,
  idNumbers,
  realNameForm,
  saveProfile,
  uploadPhoto,
} from '../../../test/support/documents.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { maskedAccount, maskedNumber } from './masked.ts';

const tolk = testApp();
const name = '林婉清';
type Form = Record<string, unknown>;

const submit = (person: TestPerson, form: Form) =>
  person.call<RealName>('/supinterface/addOrEditSupSmrz', form);
const submitMethod = (person: TestPerson, form: Form) =>
  person.call<SettlementMethod>('/supinterface/addOrEditJSRZ', form);

/** Somebody with a profile. */
async function newSupplier(changes: Form = {}): Promise<TestPerson> {
  const person = await signUp(tolk, 'supplier');
  await saveProfile(person, name, changes);
  return person;
}

/** What staff would do, without staff. */
async function decide(person: TestPerson, table: string, status: string): Promise<void> {
  await sql`update ${sql.table(table)} set status = ${status}, reason = 'Too dark'
    where person_id = ${person.personId}`.execute(tolk.app.deps.db);
}

/** Every row of the database as text, sealed columns as they are. */
async function wholeDatabase(): Promise<string> {
  const { db } = tolk.app.deps;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const texts: string[] = [];
  for (const { name: table } of tables.rows) {
    const rows = await sql<{ text: string }>`select t::text from ${sql.table(table)} as t`.execute(
      db,
    );
    texts.push(JSON.stringify(rows.rows));
  }
  return texts.join('\n');
}

let supplier: TestPerson;
beforeAll(async () => {
  supplier = await newSupplier();
});

it.each([
  ['310104199004170022', '310***********0022'],
  ['E12345678', 'E******78'],
  ['123456', '1****6'],
  ['1234', '***4'],
])('the number %s is shown as %s', (number, shown) => {
  expect(maskedNumber(number)).toBe(shown);
});

it.each([
  ['wanqing@example.com', 'wa***@example.com'],
  ['12345678', '1*****78'],
])('the account %s is shown as %s', (account, shown) => {
  expect(maskedAccount(account)).toBe(shown);
});

describe('the real name', () => {
  it('is offered in the form, and starts as a draft', async () => {
    const form = await dataOf(supplier.call<Form>('/supinterface/getSupSmrzFromData'));
    expect(form).toMatchObject({
      name,
      documentTypes: [{ value: 'idCard' }, { value: 'passport' }],
    });
    const state = await dataOf(supplier.call<Form>('/supinterface/getSMRZ'));
    expect(state).toEqual({
      status: 'draft',
      reason: null,
      submitTime: null,
      decideTime: null,
      allowedActions: [{ action: 'submit', enabled: true }],
      verified: false,
    });
  });

  it.each([
    ['number', { number: '31010419900417002' }, 'An ID card number has 18 characters.'],
    [
      'number',
      { number: '99010419900417002X' },
      'The first two digits are not a valid region code. Check the number.',
    ],
    [
      'number',
      { number: '310104199002300022' },
      'The birth date in this number does not exist. Check the number.',
    ],
    [
      'number',
      { number: idNumbers[0].replace(/.$/, (last) => (last === '1' ? '2' : '1')) },
      'The last character is not valid. Check the number.',
    ],
    [
      'number',
      { documentType: 'passport', number: 'E12345678901234' },
      'A passport number has 6 to 12 characters.',
    ],
    [
      'number',
      { documentType: 'passport', number: 'ABCDEFGH' },
      'A passport number has at least one digit.',
    ],
    ['photoIds', { photoIds: [randomUUID()] }, 'Add both sides of the ID card: two photos.'],
    [
      'photoIds',
      { photoIds: [randomUUID(), randomUUID()] },
      'Upload the photo again. It must be your own, for this document only.',
    ],
  ])('is refused at %s for %j', async (field, changes, text) => {
    const form = {
      documentType: 'idCard',
      name,
      number: idNumbers[0],
      photoIds: [randomUUID(), randomUUID()],
    };
    const answer = await submit(supplier, { ...form, ...changes });
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: text } } });
  });

  it.each([
    [{ birthDate: '1990-04-18' }, 'The birth date in this number does not match your information.'],
    [{ sex: 'male' }, 'The gender in this number does not match your information.'],
  ])('has to fit the profile: %j', async (changes, text) => {
    const person = await newSupplier(changes);
    const answer = await submit(person, await realNameForm(person, name, idNumbers[1]));
    expect(answer).toMatchObject({ code: 422, data: { fields: { number: text } } });
  });

  it('fits a profile that says neither birth date nor sex', async () => {
    const person = await newSupplier({ birthDate: null, sex: '' });
    expect((await submit(person, await realNameForm(person, name, idNumbers[1]))).code).toBe(0);
  });

  it('has to be the name of the profile', async () => {
    expect((await submit(supplier, await realNameForm(supplier, '林婉', idNumbers[0]))).code).toBe(
      1502,
    );
    const nobody = await signUp(tolk, 'supplier');
    expect((await submit(nobody, await realNameForm(nobody, name, idNumbers[0]))).code).toBe(1502);
  });

  it('takes photos of the person’s own, uploaded as documents', async () => {
    const other = await signUp(tolk, 'supplier');
    const photoIds = [await uploadPhoto(other), await uploadPhoto(supplier)];
    const form = { documentType: 'idCard', name, number: idNumbers[0], photoIds };
    expect(await submit(supplier, form)).toMatchObject({
      code: 422,
      data: { fields: { photoIds: expect.any(String) } },
    });
  });

  it('stands once it was submitted, masked, until staff refuses it', async () => {
    const form = await realNameForm(supplier, name, ` ${idNumbers[0].toLowerCase()} `);
    const saved = await dataOf(submit(supplier, form));
    expect(saved).toMatchObject({
      status: 'submitted',
      documentType: 'idCard',
      name,
      number: maskedNumber(idNumbers[0]),
      allowedActions: [],
    });
    expect(saved.photos.map(({ fileId }) => fileId)).toEqual(form.photoIds);
    expect(await dataOf(supplier.call('/supinterface/getSmrzXX'))).toEqual(saved);
    expect(await dataOf(supplier.call('/supinterface/getGRRZData'))).toEqual({
      name,
      number: maskedNumber(idNumbers[0]),
      verified: false,
    });
    const again = await realNameForm(supplier, name, idNumbers[0]);
    expect((await submit(supplier, again)).code).toBe(1503);
    await decide(supplier, 'real_name_verification', 'certified');
    expect((await submit(supplier, again)).code).toBe(1503);
    await decide(supplier, 'real_name_verification', 'refused');
    expect(await dataOf(supplier.call('/supinterface/getSMRZ'))).toMatchObject({
      reason: 'Too dark',
    });
    const anew = await dataOf(submit(supplier, again));
    expect(anew).toMatchObject({ status: 'submitted', reason: null });
    // The photos of before are gone with it.
    const old = { fileId: form.photoIds[0] };
    expect((await supplier.call('/supinterface/downloadFile', old)).code).toBe(404);
    const events = await tolk.app.deps.db
      .selectFrom('verification_event')
      .select('action')
      .where('kind', '=', 'realName')
      .execute();
    expect(events.length).toBeGreaterThanOrEqual(2);
  });

  it('is the same in the other identity', async () => {
    const moved = await supplier.call<{ token: string }>('/supinterface/switchIdentity', {
      loginName: supplier.account,
      port: 0,
    });
    supplier.token = moved.data.token;
    const seen = await dataOf(supplier.call<RealName>('/clientinterface/getSysSmrzData'));
    expect(seen).toMatchObject({ name, status: 'submitted' });
    const form = await realNameForm(supplier, name, idNumbers[0]);
    expect((await supplier.call('/clientinterface/addOrEditSysSmrz', form)).code).toBe(1503);
    const back = await supplier.call<{ token: string }>('/supinterface/switchIdentity', {
      loginName: supplier.account,
      port: 1,
    });
    supplier.token = back.data.token;
  });

  it('of a document that stands elsewhere is refused, and one of two at once wins', async () => {
    const second = await newSupplier();
    expect((await submit(second, await realNameForm(second, name, idNumbers[0]))).code).toBe(1504);
    const [one, two] = [await newSupplier(), await newSupplier()];
    const forms = [
      await realNameForm(one, name, idNumbers[2]),
      await realNameForm(two, name, idNumbers[2]),
    ];
    const answers = await Promise.all([submit(one, forms[0] ?? {}), submit(two, forms[1] ?? {})]);
    expect(answers.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([
      0, 1504,
    ]);
    const loser = answers[0]?.code === 0 ? two : one;
    await expect(dataOf(loser.call('/supinterface/getSMRZ'))).resolves.toMatchObject({
      status: 'draft',
    });
  });

  it('of somebody else can’t be asked for with a form that could not be submitted', async () => {
    const prober = await newSupplier();
    const probe = (number: string) =>
      submit(prober, {
        documentType: 'idCard',
        name,
        number,
        photoIds: [randomUUID(), randomUUID()],
      });
    const [known, unknown] = [await probe(idNumbers[0]), await probe(idNumbers[3])];
    expect([known.code, unknown.code]).toEqual([422, 422]);
    expect(known.data).toEqual(unknown.data);
  });

  it('is nobody else’s to read', async () => {
    const other = await signUp(tolk, 'supplier');
    const body = { supUserId: supplier.personId };
    expect((await other.call('/supinterface/getSupSmrzData', body)).code).toBe(404);
    const { photos } = await dataOf(supplier.call<RealName>('/supinterface/getSmrzXX'));
    const photo = { fileId: photos[0]?.fileId };
    expect((await other.call('/supinterface/downloadFile', photo)).code).toBe(404);
    expect((await supplier.call('/supinterface/deleteFile', photo)).code).toBe(1402);
  });
});

describe('the company', () => {
  it.each([
    [
      'creditCode',
      { creditCode: creditCodes[0].replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
    ],
    ['creditCode', { creditCode: creditCodes[0].replace(/^./, 'I') }],
    ['legalRepresentative', { legalRepresentative: ' ' }],
    ['licenceId', { licenceId: randomUUID() }],
  ])('is refused at %s for %j', async (field, changes) => {
    const form = await companyForm(supplier, creditCodes[0]);
    const answer = await supplier.call('/supinterface/addOrEditCompany', { ...form, ...changes });
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } });
  });

  it('is submitted with its licence, stands, and is nobody else’s', async () => {
    const form = await companyForm(supplier, creditCodes[0].toLowerCase());
    const path = '/supinterface/addOrEditCompany';
    const saved = await dataOf(supplier.call<Company>(path, form));
    expect(saved).toMatchObject({
      status: 'submitted',
      creditCode: creditCodes[0],
      licence: { fileId: form.licenceId },
    });
    expect((await supplier.call(path, form)).code).toBe(1503);
    const client = await signUp(tolk, 'client');
    const same = await companyForm(client, creditCodes[0]);
    expect((await client.call('/clientinterface/addOrEditSysCompany', same)).code).toBe(1504);
  });
});

const card = {
  method: 'personalCard',
  name,
  idNumber: idNumbers[0],
  cardNumber: '6222020200111234569',
  province: '310000',
  city: '310100',
  bank: 'icbc',
  branch: '徐汇支行',
};
const corporate = {
  method: 'corporateCard',
  companyName: '上海霁禾医疗科技有限公司',
  creditCode: creditCodes[0],
  account: '31001505300050012345',
  province: '310000',
  city: '310100',
  bank: 'icbc',
  branch: '徐汇支行',
};
const paypal = { method: 'paypal', name, account: 'Wanqing@Example.com' };
const payoneer = { method: 'payoneer', name, account: '12345678' };
const forms = { personalCard: card, corporateCard: corporate, paypal, payoneer } as const;

describe('a settlement method', () => {
  it.each([
    [{}, 'method', 'Required.'],
    [{ method: 'cash' }, 'method', 'Choose one of the options.'],
    [{ method: 'paypal', name }, 'account', 'Required.'],
  ])('is one of the four: %j', async (form, field, text) => {
    const answer = await submitMethod(supplier, form);
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: text } } });
  });

  it('is a bank card of the verified person without their ID number being sent again', async () => {
    const person = await newSupplier();
    const { idNumber: _known, ...form } = card;
    expect((await submitMethod(person, form)).code).toBe(1505);
    await dataOf(submit(person, await realNameForm(person, name, idNumbers[4])));
    const { details } = await dataOf<SettlementMethod>(submitMethod(person, form));
    expect(details.idNumber).toBe(maskedNumber(idNumbers[4]));
  });

  it('is an account of the verified company without its credit code being sent again', async () => {
    const person = await newSupplier();
    const { creditCode: _known, ...form } = corporate;
    expect((await submitMethod(person, form)).code).toBe(1505);
    await dataOf(submit(person, await realNameForm(person, name, idNumbers[5])));
    expect((await submitMethod(person, form)).code).toBe(1506);
    const company = await companyForm(person, creditCodes[2]);
    await dataOf(person.call('/supinterface/addOrEditCompany', company));
    const method = { ...form, companyName: company.companyName };
    const { details } = await dataOf<SettlementMethod>(submitMethod(person, method));
    expect(details.creditCode).toBe(creditCodes[2]);
  });

  it('comes after the real name, a company’s account after the company', async () => {
    const person = await newSupplier();
    for (const form of [card, corporate, paypal, payoneer]) {
      expect((await submitMethod(person, form)).code).toBe(1505);
    }
    await dataOf(submit(person, await realNameForm(person, name, idNumbers[3])));
    expect((await submitMethod(person, corporate)).code).toBe(1506);
  });

  it.each([
    [
      'personalCard',
      'cardNumber',
      { cardNumber: '622202020011' },
      'A card number has 13 to 19 digits.',
    ],
    [
      'personalCard',
      'cardNumber',
      { cardNumber: '622202020011123456X' },
      'A card number has digits only.',
    ],
    [
      'personalCard',
      'cardNumber',
      { cardNumber: '6222020200111234560' },
      'The last digit is not valid. Check the number.',
    ],
    [
      'personalCard',
      'cardNumber',
      { cardNumber: '4111111111111111' },
      'Only China UnionPay cards are accepted. Their numbers start with 62.',
    ],
    [
      'personalCard',
      'cardNumber',
      { cardNumber: '6222300000123458' },
      'This is a credit card. Enter a debit card.',
    ],
    [
      'personalCard',
      'idNumber',
      { idNumber: idNumbers[1] },
      'This is not the number of your real-name verification.',
    ],
    ['personalCard', 'city', { city: '110100' }, 'This city is not in that province.'],
    ['personalCard', 'province', { province: '999999' }, 'Choose one of the options.'],
    ['personalCard', 'bank', { bank: 'no-such-bank' }, 'Choose one of the options.'],
    ['personalCard', 'branch', { branch: ' ' }, 'Fill in this field.'],
    [
      'corporateCard',
      'companyName',
      { companyName: '另一家公司' },
      'This is not the name of your verified company.',
    ],
    [
      'corporateCard',
      'creditCode',
      { creditCode: creditCodes[1] },
      'This is not the credit code of your verified company.',
    ],
    ['corporateCard', 'account', { account: '1234567' }, 'A company’s account has 8 to 30 digits.'],
    ['paypal', 'account', { account: 'wanqing' }, 'A PayPal account is an e-mail address.'],
    [
      'payoneer',
      'account',
      { account: '12345' },
      'A Payoneer account is an e-mail address of up to 127 characters, or an ID of 6 to 12 digits.',
    ],
  ] as const)('is refused: %s, %s', async (method, field, changes, text) => {
    const form = forms[method];
    const answer = await submitMethod(supplier, { ...form, ...changes });
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: text } } });
  });

  it.each(['personalCard', 'paypal', 'payoneer'] as const)(
    'has to be in the person’s own name: %s',
    async (method) => {
      expect((await submitMethod(supplier, { ...forms[method], name: '别人' })).code).toBe(1502);
    },
  );

  it.each([
    [
      'personalCard',
      { idNumber: maskedNumber(idNumbers[0]), cardNumber: '622************4569', bank: 'icbc' },
    ],
    ['corporateCard', { creditCode: creditCodes[0], account: '310*************2345' }],
    ['paypal', { name, account: 'wa***@example.com' }],
    ['payoneer', { name, account: '1*****78' }],
  ] as const)('is kept masked: %s', async (method, details) => {
    const form = forms[method];
    const saved = await dataOf(submitMethod(supplier, form));
    expect(saved).toMatchObject({ status: 'submitted', certified: false, details });
    expect((await submitMethod(supplier, form)).code).toBe(1503);
    expect(await dataOf(supplier.call('/supinterface/getJSRZData', { method }))).toEqual(saved);
  });

  it('may be replaced once it is certified, and is checked again then', async () => {
    await decide(supplier, 'settlement_method', 'certified');
    const all = await dataOf(supplier.call<SettlementMethod[]>('/supinterface/getJSFSRZData'));
    expect(all.map(({ method, certified }) => [method, certified])).toEqual([
      ['personalCard', true],
      ['corporateCard', true],
      ['paypal', true],
      ['payoneer', true],
    ]);
    const saved = await dataOf(submitMethod(supplier, { ...payoneer, account: '87654321' }));
    expect(saved).toMatchObject({ status: 'submitted', certified: false, reason: null });
  });
});

describe('regions', () => {
  it('are provinces, and the cities of one', async () => {
    const path = '/supinterface/getProvincesCities';
    const provinces = await dataOf(supplier.call<unknown[]>(path));
    expect(provinces).toHaveLength(34);
    const cities = await dataOf(supplier.call(path, { province: '310000' }));
    expect(cities).toEqual([{ value: '310100', en: 'Shanghai', zh: '上海市', parent: '310000' }]);
    expect((await supplier.call(path, { province: '990000' })).code).toBe(404);
  });
});

describe('numbers', () => {
  it('stand nowhere in the database as they were written', async () => {
    const text = await wholeDatabase();
    expect(text).toContain(maskedNumber(idNumbers[0]));
    const secrets = [...idNumbers, card.cardNumber, corporate.account, payoneer.account];
    for (const secret of [...secrets, 'wanqing@example.com', '87654321']) {
      expect([secret, text.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
      const hex = Buffer.from(secret).toString('hex');
      expect([hex, text.includes(hex)]).toEqual([hex, false]);
    }
  });
});
