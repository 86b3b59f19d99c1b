import type { ReviewRow, SettlementMethodForm } from '@tolk/contract';
import { sql } from 'kysely';
import { createLog } from '../../log.ts';
import {
  companyForm,
  creditCodes,
  idNumbers,
  realNameForm,
  saveProfile,
} from '../../../test/support/documents.ts';
import { dataOf } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { addStaffMember, staffPassword, staffSecret } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };
const log = createLog('debug', stream, stream);
const tolk = testApp({ replacements: { log } });
const name = '林婉清';
const [idNumber] = idNumbers;
const [creditCode] = creditCodes;
const place = { province: '310000', city: '310100', bank: 'icbc', branch: '徐汇支行' };
const methods: readonly SettlementMethodForm[] = [
  { method: 'personalCard', name, idNumber, cardNumber: '6222020200111234569', ...place },
  {
    method: 'corporateCard',
    companyName: '上海霁禾医疗科技有限公司',
    creditCode,
    account: '31001505300050012345',
    ...place,
  },
  { method: 'paypal', name, account: 'wanqing-is-paid@example.com' },
  { method: 'payoneer', name, account: '87654321' },
];
const secrets = [
  ...idNumbers,
  creditCode,
  '6222020200111234569',
  '31001505300050012345',
  'wanqing-is-paid',
  '87654321',
];

const submitName = async (person: TestPerson) =>
  person.call('/supinterface/addOrEditSupSmrz', await realNameForm(person, name, idNumber));

it('no number of a document, card or account is written to the log', async () => {
  const person = await signUp(tolk, 'supplier');
  await saveProfile(person, name);
  const { db } = tolk.app.deps;
  // A failure of the database quotes the row that it would have written.
  await sql`alter table real_name_verification
    add constraint broken check (status <> 'submitted')`.execute(db);
  expect((await submitName(person)).code).toBe(500);
  await sql`alter table real_name_verification drop constraint broken`.execute(db);
  expect((await submitName(person)).code).toBe(0);
  const company = await companyForm(person, creditCode);
  await dataOf(person.call('/supinterface/addOrEditCompany', company));
  for (const form of methods) await dataOf(person.call('/supinterface/addOrEditJSRZ', form));
  const wrong = { ...methods[0], cardNumber: '6222020200111234560' };
  expect((await person.call('/supinterface/addOrEditJSRZ', wrong)).code).not.toBe(0);

  const admin = await addStaffMember(tolk, 'admin');
  const { list } = await dataOf(
    admin.call<{ list: ReviewRow[] }>('/opsinterface/getReviewList', { pageSize: 100 }),
  );
  expect(list).toHaveLength(6);
  for (const { kind, reviewId } of list) {
    const review = { kind, reviewId };
    await dataOf(admin.call('/opsinterface/getReviewDetail', review));
    const decision = { ...review, decision: 'refuse', reason: 'Too dark' };
    await dataOf(admin.call('/opsinterface/decideReview', decision));
  }
  await tolk.settle();

  const written = lines.join('');
  expect(written).toContain('call failed');
  for (const secret of [...secrets, staffPassword, staffSecret]) {
    expect(written).not.toContain(secret);
  }
});

it('names of secret fields are masked wherever a line holds them', () => {
  lines.length = 0;
  log.info({ number: 'S-1', body: { cardNumber: 'S-2', otpauth: 'S-3', form: { ticket: 'S-4' } } });
  log.info({
    idNumber: 'S-5',
    creditCode: 'S-6',
    newPassword: 'S-7',
    a: { b: { account: 'S-8' } },
  });
  expect(lines.join('')).not.toContain('S-');
});
