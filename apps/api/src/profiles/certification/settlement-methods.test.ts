import type { SettlementMethod } from '@tolk/contract';
import { sql } from 'kysely';
import {
  decide,
  documentName,
  documentedSupplier,
  newSupplier,
  submitMethod,
  submitRealName,
} from '../../../test/support/certification.ts';
import {
  companyForm,
  creditCodes,
  idNumbers,
  newCreditCode,
  newIdNumber,
  realNameForm,
} from '../../../test/support/documents.ts';
import { dataOf } from '../../../test/support/market.ts';
import type { TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { maskedAccount, maskedNumber } from './masked.ts';

const tolk = testApp();

const bank = { province: '310000', city: '310100', bank: 'icbc', branch: '徐汇支行' };
/** The four forms of a supplier who submitted these documents. */
const formsOf = (idNumber: string, creditCode: string) =>
  ({
    personalCard: {
      method: 'personalCard',
      name: documentName,
      idNumber,
      cardNumber: '6222020200111234569',
      ...bank,
    },
    corporateCard: {
      method: 'corporateCard',
      companyName: '上海霁禾医疗科技有限公司',
      creditCode,
      account: '31001505300050012345',
      ...bank,
    },
    paypal: { method: 'paypal', name: documentName, account: 'Wanqing@Example.com' },
    payoneer: { method: 'payoneer', name: documentName, account: '13572468' },
  }) as const;
const forms = formsOf(idNumbers[0], creditCodes[0]);

/** Only forms that are refused are sent by this one. */
let supplier: TestPerson;
beforeAll(async () => {
  supplier = await documentedSupplier(tolk, idNumbers[0], creditCodes[0]);
});

/** Somebody who has submitted all four methods. */
async function payee(idNumber: string, creditCode: string): Promise<TestPerson> {
  const person = await documentedSupplier(tolk, idNumber, creditCode);
  for (const form of Object.values(formsOf(idNumber, creditCode))) {
    await dataOf(submitMethod(person, form));
  }
  return person;
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

describe('a settlement method', () => {
  it.each([
    [{}, 'method', 'Required.'],
    [{ method: 'cash' }, 'method', 'Choose one of the options.'],
    [{ method: 'paypal', name: documentName }, 'account', 'Required.'],
  ])('is one of the four: %j', async (form, field, text) => {
    const answer = await submitMethod(supplier, form);
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: text } } });
  });

  it('is a bank card of the verified person without their ID number being sent again', async () => {
    const person = await newSupplier(tolk);
    const { idNumber: _known, ...form } = forms.personalCard;
    expect((await submitMethod(person, form)).code).toBe(1505);
    const number = newIdNumber();
    await dataOf(submitRealName(person, await realNameForm(person, documentName, number)));
    const { details } = await dataOf(submitMethod(person, form));
    expect(details.idNumber).toBe(maskedNumber(number));
  });

  it('is an account of the verified company without its credit code being sent again', async () => {
    const person = await newSupplier(tolk);
    const { creditCode: _known, ...form } = forms.corporateCard;
    expect((await submitMethod(person, form)).code).toBe(1505);
    await dataOf(submitRealName(person, await realNameForm(person, documentName, newIdNumber())));
    expect((await submitMethod(person, form)).code).toBe(1506);
    const company = await companyForm(person, newCreditCode());
    await dataOf(person.call('/supinterface/addOrEditCompany', company));
    const method = { ...form, companyName: company.companyName };
    const { details } = await dataOf(submitMethod(person, method));
    expect(details.creditCode).toBe(company.creditCode);
  });

  it('comes after the real name, a company’s account after the company', async () => {
    const person = await newSupplier(tolk);
    for (const form of Object.values(forms)) {
      expect((await submitMethod(person, form)).code).toBe(1505);
    }
    await dataOf(submitRealName(person, await realNameForm(person, documentName, newIdNumber())));
    expect((await submitMethod(person, forms.corporateCard)).code).toBe(1506);
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
    [
      'personalCard',
      'bank',
      { cardNumber: '6217000010001234569' },
      'This card was issued by China Construction Bank. Choose that bank.',
    ],
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

  it('may be replaced once it is certified, and is checked again then', async () => {
    const person = await payee(newIdNumber(), newCreditCode());
    await decide(tolk, person, 'settlement_method', 'certified');
    const all = await dataOf(person.call<SettlementMethod[]>('/supinterface/getJSFSRZData'));
    expect(all.map(({ method, certified }) => [method, certified])).toEqual([
      ['personalCard', true],
      ['corporateCard', true],
      ['paypal', true],
      ['payoneer', true],
    ]);
    const other = { ...forms.payoneer, account: '87654321' };
    expect(await dataOf(submitMethod(person, other))).toMatchObject({
      status: 'submitted',
      certified: false,
      reason: null,
    });
  });
});

describe('what was submitted is kept masked:', () => {
  let person: TestPerson;
  beforeAll(async () => {
    person = await documentedSupplier(tolk, idNumbers[1], creditCodes[1]);
  });

  it.each([
    [
      'personalCard',
      { idNumber: '310***********0045', cardNumber: '622************4569', bank: 'icbc' },
    ],
    ['corporateCard', { creditCode: creditCodes[1], account: '310*************2345' }],
    ['paypal', { name: documentName, account: 'wa***@example.com' }],
    ['payoneer', { name: documentName, account: '1*****68' }],
  ] as const)('%s', async (method, details) => {
    const form = formsOf(idNumbers[1], creditCodes[1])[method];
    const saved = await dataOf(submitMethod(person, form));
    expect(saved).toMatchObject({ status: 'submitted', certified: false, details });
    expect((await submitMethod(person, form)).code).toBe(1503);
    expect(await dataOf(person.call('/supinterface/getJSRZData', { method }))).toEqual(saved);
  });
});

it('numbers stand nowhere in the database as they were written', async () => {
  await payee(idNumbers[2], newCreditCode());
  const text = await wholeDatabase();
  expect(text).toContain('310***********0061');
  const numbers = [idNumbers[2], '6222020200111234569', '31001505300050012345', '13572468'];
  for (const secret of [...numbers, 'wanqing@example.com']) {
    expect([secret, text.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
    const hex = Buffer.from(secret).toString('hex');
    expect([hex, text.includes(hex)]).toEqual([hex, false]);
  }
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
