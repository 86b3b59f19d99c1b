import type { Company, ReviewDetail } from '@tolk/contract';
import { sql } from 'kysely';
import { newSupplier, submitRealName } from '../../../test/support/certification.ts';
import {
  companyForm,
  newCreditCode,
  newIdNumber,
  realNameForm,
} from '../../../test/support/documents.ts';
import { dataOf } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { up } from '../../database/migrations/0948-one-company-one-number.ts';
import { up as upNames } from '../../database/migrations/0952-one-company-one-name.ts';
import { legalIdentityOf } from './legal-identity.ts';

const tolk = testApp();
const path = '/clientinterface/addOrEditSysCompany';

async function form(person: TestPerson, changes: Record<string, unknown> = {}) {
  const { creditCode: _code, ...rest } = await companyForm(person, '');
  return { ...rest, companyName: 'Nordhaus Optik GmbH', country: 'DE', ...changes };
}

async function submit(changes: Record<string, unknown>) {
  const client = await signUp(tolk, 'client');
  const answer = await client.call<Company>(path, await form(client, changes));
  return { client, answer };
}

async function certify({ personId }: TestPerson): Promise<ReviewDetail> {
  const reviewer = await addStaffMember(tolk, 'reviewer');
  const { id } = await tolk.app.deps.db
    .selectFrom('company_certification')
    .select('id')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  const review = { kind: 'company', reviewId: id };
  await dataOf(
    reviewer.call('/opsinterface/decideReview', { ...review, decision: 'certify', reason: '' }),
  );
  return dataOf(reviewer.call<ReviewDetail>('/opsinterface/getReviewDetail', review));
}

describe('a company abroad', () => {
  it('is submitted with the number in its register, in the one form that is compared', async () => {
    const { client, answer } = await submit({ creditCode: ' hrb 86891 b ' });
    const submitted = {
      status: 'submitted',
      companyName: 'Nordhaus Optik GmbH',
      country: 'DE',
      numberKind: 'registrationNumber',
      creditCode: 'HRB86891B',
      legalRepresentative: '周建国',
      licence: { fileId: expect.any(String) },
    };
    expect(answer).toMatchObject({ code: 0, data: submitted });
    expect(await dataOf(client.call<Company>('/clientinterface/getSysCompanyData'))).toMatchObject(
      submitted,
    );
  });

  it('is shown to staff with its country and the kind of its number, and is verified', async () => {
    const { client } = await submit({ numberKind: 'vatNumber', creditCode: 'DE129273398' });
    const review = await certify(client);
    expect(review).toMatchObject({
      status: 'certified',
      fields: {
        companyName: 'Nordhaus Optik GmbH',
        country: 'DE',
        vatNumber: 'DE129273398',
        legalRepresentative: '周建国',
      },
    });
    expect(review.fields).not.toHaveProperty('creditCode');
  });

  it.each([
    [{ country: 'XX', creditCode: 'HRB 86891' }, 'country', 'Choose one of the options.'],
    [
      { numberKind: 'creditCode', creditCode: newCreditCode() },
      'numberKind',
      'Choose one of the options.',
    ],
    [
      { country: 'CN', numberKind: 'vatNumber', creditCode: 'DE129273398' },
      'numberKind',
      'Choose one of the options.',
    ],
    [{ country: 'CN', creditCode: 'HRB 86891' }, 'creditCode', 'A credit code has 18 characters.'],
    [
      { creditCode: 'HRB_86891' },
      'creditCode',
      'Use letters, digits, dots, dashes and slashes only.',
    ],
    [{ creditCode: 'MUENCHEN' }, 'creditCode', 'This number has at least one digit.'],
    [{ creditCode: '1   2   ' }, 'creditCode', 'This number has 4 to 32 characters.'],
  ])('is refused with %j at %s: %s', async (changes, field, text) => {
    const { answer } = await submit(changes);
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: text } } });
  });

  it('is another company by the same number in another country, or under another name', async () => {
    const first = { creditCode: 'HRB 4711' };
    expect((await submit(first)).answer.code).toBe(0);
    expect((await submit({ ...first, country: 'AT' })).answer.code).toBe(0);
    expect((await submit({ ...first, companyName: 'Hanse Optik GmbH' })).answer.code).toBe(0);
    expect((await submit({ ...first, companyName: 'NORDHAUS OPTIK GMBH' })).answer.code).toBe(1504);
  });

  it('is the same by its VAT number, under whatever name', async () => {
    const number = { numberKind: 'vatNumber', creditCode: 'DE811907980' };
    expect((await submit(number)).answer.code).toBe(0);
    expect((await submit({ ...number, companyName: 'Hanse Optik GmbH' })).answer.code).toBe(1504);
  });
});

/** The same number in other writings, each of another company. */
const writings = [
  ['AT', 'registrationNumber', 'FN 84711 b', 'FN-84711.B'],
  ['DE', 'registrationNumber', 'HRB 84712', 'hrb/84712'],
  ['DE', 'vatNumber', 'DE811907981', '811 907 981'],
  ['DE', 'vatNumber', '811907982', 'de-811.907.982'],
  ['GR', 'vatNumber', 'EL 094019245', 'GR094019245'],
  ['CH', 'vatNumber', 'CHE-123.456.788 MWST', 'CH 123456788'],
] as const;

describe('a company whose number was written otherwise', () => {
  it.each(writings)(
    'in %s by its %s %s is the same by %s',
    async (country, numberKind, first, second) => {
      const typed = { country, numberKind, companyName: `Nordhaus ${first}` };
      const { client, answer } = await submit({ ...typed, creditCode: first });
      expect(answer.code).toBe(0);
      expect((await submit({ ...typed, creditCode: second })).answer.code).toBe(1504);
      expect(
        await dataOf(client.call<Company>('/clientinterface/getSysCompanyData')),
      ).toMatchObject({
        creditCode: first.replaceAll(' ', '').toUpperCase(),
      });
    },
  );

  it('is another one by other digits, and by letters that are no country’s', async () => {
    const vat = { country: 'ES', numberKind: 'vatNumber' };
    expect((await submit({ ...vat, creditCode: 'ESB84718' })).answer.code).toBe(0);
    expect((await submit({ ...vat, creditCode: 'ESA84718' })).answer.code).toBe(0);
    expect((await submit({ ...vat, creditCode: 'B-84718' })).answer.code).toBe(1504);
  });

  it('stays where it was two before, and staff see both in the review of either', async () => {
    const { db } = tolk.app.deps;
    const number = { numberKind: 'vatNumber', companyName: 'Hanse Optik GmbH' };
    await db.schema.dropIndex('company_number_compared').execute();
    const { client: first } = await submit({ ...number, creditCode: 'DE811907984' });
    const { client: second } = await submit({ ...number, creditCode: '811.907.984' });
    const { client: verified } = await submit({ ...number, creditCode: 'DE-811907984' });
    await certify(verified);
    await sql`
      drop function compared_company_number;
      alter table company_certification drop column number_doubled`.execute(db);
    await sql.raw(up).execute(db);
    await sql`drop function compared_company_name`.execute(db);
    await sql.raw(upNames).execute(db);
    const rows = await db
      .selectFrom('company_certification')
      .select(['person_id', 'number_doubled'])
      .where('company_name', '=', 'Hanse Optik GmbH')
      .where('credit_code', 'like', '%984')
      .execute();
    expect(new Map(rows.map((row) => [row.person_id, row.number_doubled]))).toEqual(
      new Map([
        [first.personId, true],
        [second.personId, true],
        [verified.personId, false],
      ]),
    );
    const seen = await certify(second);
    expect(seen.sameNumber).toEqual([
      { reviewId: expect.any(String), companyName: 'Hanse Optik GmbH', number: 'DE811907984' },
      { reviewId: expect.any(String), companyName: 'Hanse Optik GmbH', number: 'DE-811907984' },
    ]);
    expect((await submit({ ...number, creditCode: 'DE/811907984' })).answer.code).toBe(1504);
  });
});

describe('a company whose name was written otherwise', () => {
  it.each([
    ['with two spaces', 'HRB 85001', 'Isar  Optik GmbH'],
    ['with a space of no width', 'HRB 85002', 'Isar\u200b Optik GmbH'],
    ['with a soft hyphen', 'HRB 85003', 'Isar Op\u00adtik GmbH'],
    ['with a space that keeps a line together', 'HRB 85004', 'Isar\u00a0Optik GmbH'],
    ['with a mark of direction behind it', 'HRB 85005', 'Isar Optik GmbH\u200f'],
    ['with a letter of a tag', 'HRB 85006', 'Isar Optik GmbH\u{e0041}'],
    ['in wide letters', 'HRB 85007', 'Ｉｓａｒ　Ｏｐｔｉｋ ＧｍｂＨ'],
    ['in capitals', 'HRB 85008', 'ISAR OPTIK GMBH'],
  ])('%s is the same', async (_how, creditCode, companyName) => {
    const first = { creditCode, companyName: 'Isar Optik GmbH' };
    expect((await submit(first)).answer.code).toBe(0);
    expect((await submit({ creditCode, companyName })).answer.code).toBe(1504);
  });

  it('is another one where its words are parted otherwise', async () => {
    const creditCode = 'HRB 84719';
    expect((await submit({ creditCode, companyName: 'Isar Optik GmbH' })).answer.code).toBe(0);
    expect((await submit({ creditCode, companyName: 'IsarOptik GmbH' })).answer.code).toBe(0);
  });

  it('stays where it was two before', async () => {
    const { db } = tolk.app.deps;
    const number = { creditCode: 'HRB 84720' };
    await db.schema.dropIndex('company_number_compared').execute();
    await submit({ ...number, companyName: 'Isar Optik GmbH' });
    await submit({ ...number, companyName: 'Isar  Optik GmbH' });
    await sql`
      drop function compared_company_name;
      create unique index company_number_compared on company_certification (id)`.execute(db);
    await sql.raw(upNames).execute(db);
    const rows = await db
      .selectFrom('company_certification')
      .select(['company_name', 'number_doubled'])
      .where('credit_code', '=', 'HRB84720')
      .orderBy('submitted_at')
      .execute();
    expect(rows).toEqual([
      { company_name: 'Isar Optik GmbH', number_doubled: false },
      { company_name: 'Isar  Optik GmbH', number_doubled: true },
    ]);
  });
});

describe('papers about money name a verified company abroad', () => {
  async function legal(changes: Record<string, unknown>, taxNumber: string) {
    const { client } = await submit(changes);
    await dataOf(
      client.call('/clientinterface/addOrEditSysInfo', {
        userName: 'Anna Weber',
        nickname: '',
        partyKind: 'company',
        companyName: 'Nordhaus Optik GmbH',
        jobTitle: '',
        taxNumber,
        nationality: 'DE',
        region: '',
        location: 'Hamburg',
        zone: 'Europe/Berlin',
        website: '',
        introduction: '',
        phone: '',
        wechat: 'nordhaus',
        email: '',
        qq: '',
        skype: '',
        other: '',
      }),
    );
    await certify(client);
    return legalIdentityOf(tolk.app.deps.db, client.personId);
  }

  it.each([
    [{ numberKind: 'vatNumber', creditCode: 'DE 136695976' }, '', 'DE136695976'],
    [{ numberKind: 'vatNumber', creditCode: 'DE 136695977' }, 'DE000000000', 'DE136695977'],
    [{ creditCode: 'HRB 1001' }, 'DE136695978', 'DE136695978'],
    [{ creditCode: 'HRB 1002' }, '', ''],
  ])('of %j and the tax number %j by %s', async (changes, taxNumber, expected) => {
    expect(await legal(changes, taxNumber)).toEqual({
      name: 'Nordhaus Optik GmbH',
      taxNumber: expected,
      isCompany: true,
    });
  });
});

it('a company abroad has no account in China, and is told what it has instead', async () => {
  const person = await newSupplier(tolk);
  const realName = await realNameForm(person, '林婉清', newIdNumber());
  await dataOf(submitRealName(person, realName));
  const company = await form(person, { creditCode: 'HRB 3003' });
  await dataOf(person.call('/supinterface/addOrEditCompany', company));
  const account = {
    method: 'corporateCard',
    companyName: company.companyName,
    account: '310066661018800012345',
    province: '310000',
    city: '310100',
    bank: 'icbc',
    branch: '徐汇支行',
  };
  const method = expect.stringMatching(/registered elsewhere\. Choose PayPal or Payoneer\.$/);
  for (const body of [account, { ...account, creditCode: newCreditCode() }]) {
    expect(await person.call('/supinterface/addOrEditJSRZ', body)).toMatchObject({
      code: 422,
      data: { fields: { method } },
    });
  }
});
