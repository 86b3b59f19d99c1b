import type { Company, RealName } from '@tolk/contract';
import {
  decide,
  documentName,
  newSupplier,
  submitRealName,
} from '../../../test/support/certification.ts';
import {
  companyForm,
  creditCodes,
  idNumbers,
  newCreditCode,
  newIdNumber,
  realNameForm,
  uploadPhoto,
} from '../../../test/support/documents.ts';
import { dataOf } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
type Form = Record<string, unknown>;
/** Files that are nobody’s. */
const [oneFile, otherFile] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
];

/** Only forms that are refused are sent by this one. */
let supplier: TestPerson;
beforeAll(async () => {
  supplier = await newSupplier(tolk);
});

describe('the real name', () => {
  it('is offered in the form, and starts as a draft', async () => {
    const form = await dataOf(supplier.call<Form>('/supinterface/getSupSmrzFromData'));
    expect(form).toMatchObject({
      name: documentName,
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
    ['photoIds', { photoIds: [oneFile] }, 'Add both sides of the ID card: two photos.'],
    [
      'photoIds',
      { photoIds: [oneFile, otherFile] },
      'Upload the photo again. It must be your own, for this document only.',
    ],
  ])('is refused at %s for %j', async (field, changes, text) => {
    const form = {
      documentType: 'idCard',
      name: documentName,
      number: idNumbers[0],
      photoIds: [oneFile, otherFile],
    };
    const answer = await submitRealName(supplier, { ...form, ...changes });
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: text } } });
  });

  it.each([
    [{ birthDate: '1990-04-18' }, 'The birth date in this number does not match your information.'],
    [{ sex: 'male' }, 'The gender in this number does not match your information.'],
  ])('has to fit the profile: %j', async (changes, text) => {
    const person = await newSupplier(tolk, changes);
    const answer = await submitRealName(
      person,
      await realNameForm(person, documentName, idNumbers[1]),
    );
    expect(answer).toMatchObject({ code: 422, data: { fields: { number: text } } });
  });

  it('fits a profile that says neither birth date nor sex', async () => {
    const person = await newSupplier(tolk, { birthDate: null, sex: '' });
    expect(
      (await submitRealName(person, await realNameForm(person, documentName, idNumbers[1]))).code,
    ).toBe(0);
  });

  it('has to be the name of the profile', async () => {
    expect(
      (await submitRealName(supplier, await realNameForm(supplier, '林婉', idNumbers[0]))).code,
    ).toBe(1502);
    const nobody = await signUp(tolk, 'supplier');
    expect(
      (await submitRealName(nobody, await realNameForm(nobody, documentName, idNumbers[0]))).code,
    ).toBe(1502);
  });

  it('takes photos of the person’s own, uploaded as documents', async () => {
    const other = await signUp(tolk, 'supplier');
    const photoIds = [await uploadPhoto(other), await uploadPhoto(supplier)];
    const form = { documentType: 'idCard', name: documentName, number: idNumbers[0], photoIds };
    expect(await submitRealName(supplier, form)).toMatchObject({
      code: 422,
      data: { fields: { photoIds: expect.any(String) } },
    });
  });

  it('stands once it was submitted, masked, until staff refuses it', async () => {
    const person = await newSupplier(tolk);
    const form = await realNameForm(person, documentName, ' 31010419900417058x ');
    const saved = await dataOf(submitRealName(person, form));
    const number = '310***********058X';
    expect(saved).toMatchObject({
      status: 'submitted',
      documentType: 'idCard',
      name: documentName,
      number,
      allowedActions: [],
    });
    expect(saved.photos.map(({ fileId }) => fileId)).toEqual(form.photoIds);
    expect(await dataOf(person.call('/supinterface/getSmrzXX'))).toEqual(saved);
    expect(await dataOf(person.call('/supinterface/getGRRZData'))).toEqual({
      name: documentName,
      number,
      verified: false,
    });
    const again = await realNameForm(person, documentName, '31010419900417058X');
    expect((await submitRealName(person, again)).code).toBe(1503);
    await decide(tolk, person, 'real_name_verification', 'certified');
    expect((await submitRealName(person, again)).code).toBe(1503);
    await decide(tolk, person, 'real_name_verification', 'refused');
    expect(await dataOf(person.call('/supinterface/getSMRZ'))).toMatchObject({
      reason: 'Too dark',
    });
    expect(await dataOf(submitRealName(person, again))).toMatchObject({
      status: 'submitted',
      reason: null,
    });
    // The photos of before are gone with it.
    const old = { fileId: form.photoIds[0] };
    expect((await person.call('/supinterface/downloadFile', old)).code).toBe(404);
    const events = await tolk.app.deps.db
      .selectFrom('verification_event')
      .innerJoin('real_name_verification', 'real_name_verification.id', 'subject_id')
      .select('action')
      .where('person_id', '=', person.personId)
      .execute();
    expect(events).toEqual([{ action: 'submit' }, { action: 'submit' }]);
  });

  it('is the same in the other identity', async () => {
    const person = await newSupplier(tolk);
    const form = await realNameForm(person, documentName, newIdNumber());
    await dataOf(submitRealName(person, form));
    const moved = person.call<{ token: string }>('/supinterface/switchIdentity', {
      loginName: person.account,
      port: 0,
    });
    person.token = (await dataOf(moved)).token;
    const seen = await dataOf(person.call<RealName>('/clientinterface/getSysSmrzData'));
    expect(seen).toMatchObject({ name: documentName, status: 'submitted' });
    expect((await person.call('/clientinterface/addOrEditSysSmrz', form)).code).toBe(1503);
  });

  it('of a document that stands elsewhere is refused', async () => {
    const [first, second] = [await newSupplier(tolk), await newSupplier(tolk)];
    const number = newIdNumber();
    await dataOf(submitRealName(first, await realNameForm(first, documentName, number)));
    const same = await realNameForm(second, documentName, number);
    expect((await submitRealName(second, same)).code).toBe(1504);
  });

  it('of one document that two submit at once is that of one of them', async () => {
    const people = [await newSupplier(tolk), await newSupplier(tolk)];
    const number = newIdNumber();
    const forms = await Promise.all(
      people.map(async (person) => ({
        person,
        form: await realNameForm(person, documentName, number),
      })),
    );
    const codes = await Promise.all(
      forms.map(async ({ person, form }) => (await submitRealName(person, form)).code),
    );
    expect(codes.toSorted((left, right) => left - right)).toEqual([0, 1504]);
    const loser = people[codes.indexOf(1504)];
    expect(await loser?.call('/supinterface/getSMRZ')).toMatchObject({
      code: 0,
      data: { status: 'draft' },
    });
  });

  it('of somebody else can’t be asked for with a form that could not be submitted', async () => {
    const known = newIdNumber();
    const owner = await newSupplier(tolk);
    await dataOf(submitRealName(owner, await realNameForm(owner, documentName, known)));
    const prober = await newSupplier(tolk);
    const probe = (number: string) =>
      submitRealName(prober, {
        documentType: 'idCard',
        name: documentName,
        number,
        photoIds: [oneFile, otherFile],
      });
    const answers = [await probe(known), await probe(newIdNumber())];
    expect(answers.map(({ code }) => code)).toEqual([422, 422]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
  });

  it('is nobody else’s to read', async () => {
    const person = await newSupplier(tolk);
    const form = await realNameForm(person, documentName, newIdNumber());
    const { photos } = await dataOf(submitRealName(person, form));
    const other = await signUp(tolk, 'supplier');
    const body = { supUserId: person.personId };
    expect((await other.call('/supinterface/getSupSmrzData', body)).code).toBe(404);
    const photo = { fileId: photos[0]?.fileId };
    expect((await other.call('/supinterface/downloadFile', photo)).code).toBe(404);
    expect((await person.call('/supinterface/deleteFile', photo)).code).toBe(1402);
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
    ['licenceId', { licenceId: oneFile }],
  ])('is refused at %s for %j', async (field, changes) => {
    const form = await companyForm(supplier, creditCodes[0]);
    const answer = await supplier.call('/supinterface/addOrEditCompany', { ...form, ...changes });
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } });
  });

  it('is submitted with its licence, stands, and is nobody else’s', async () => {
    const person = await newSupplier(tolk);
    const creditCode = newCreditCode();
    const form = await companyForm(person, creditCode.toLowerCase());
    const path = '/supinterface/addOrEditCompany';
    const saved = await dataOf(person.call<Company>(path, form));
    expect(saved).toMatchObject({
      status: 'submitted',
      creditCode,
      licence: { fileId: form.licenceId },
    });
    expect((await person.call(path, form)).code).toBe(1503);
    const client = await signUp(tolk, 'client');
    const same = await companyForm(client, creditCode);
    expect((await client.call('/clientinterface/addOrEditSysCompany', same)).code).toBe(1504);
  });
});
