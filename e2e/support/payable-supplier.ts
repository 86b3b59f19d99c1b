import type { Language } from '@tolk/testing/browser';
import { newBankCard, newCreditCode, newResidentId } from './documents.ts';
import { expectDone, newMailAddress, type Person } from './people.ts';
import { signUpReady } from './ready-supplier.ts';
import { decideReview } from './reviews.ts';

export interface PayableOptions {
  name: string;
  /** Certified too, no matter who the supplier works for. */
  companyName: string;
  partyKind: 'individual' | 'company';
  /** Of every document, JPEG. */
  photo: Buffer;
}

const bank = { province: '510000', city: '510100', bank: 'icbc', branch: '武侯支行' };

/** Somebody new whose real name, company and all four settlement methods staff has certified, by calls. */
export async function signUpPayable(
  language: Language,
  { name, companyName, partyKind, photo }: PayableOptions,
): Promise<Person> {
  // What is not said can't differ from the document.
  const information = { partyKind, companyName, birthDate: null, sex: '' };
  const supplier = await signUpReady(language, { name, information });
  const { caller } = supplier;
  const creditCode = newCreditCode();
  const account = newMailAddress();
  await certifyCard(supplier, { name, photo });
  await expectDone(caller, '/supinterface/addOrEditCompany', {
    companyName,
    creditCode,
    legalRepresentative: name,
    licenceId: await uploadPhoto(supplier, photo),
  });
  await decideReview('company', name, { decision: 'certify' });
  for (const form of [
    { method: 'corporateCard', companyName, creditCode, account: '1001234509000123456', ...bank },
    { method: 'paypal', name, account },
    { method: 'payoneer', name, account },
  ]) {
    await expectDone(caller, '/supinterface/addOrEditJSRZ', form);
    await decideReview('settlementMethod', name, { decision: 'certify' });
  }
  return supplier;
}

/**
 * Staff certify the supplier's real name and a bank card, by calls: with a complete profile that is
 * enough to take orders.
 */
export async function certifyCard(
  supplier: Pick<Person, 'caller'>,
  { name, photo }: Pick<PayableOptions, 'name' | 'photo'>,
): Promise<void> {
  const { caller } = supplier;
  const idNumber = newResidentId();
  await expectDone(caller, '/supinterface/addOrEditSupSmrz', {
    documentType: 'idCard',
    name,
    number: idNumber,
    photoIds: [await uploadPhoto(supplier, photo), await uploadPhoto(supplier, photo)],
  });
  await decideReview('realName', name, { decision: 'certify' });
  const card = { method: 'personalCard', name, idNumber, cardNumber: newBankCard(), ...bank };
  await expectDone(caller, '/supinterface/addOrEditJSRZ', card);
  await decideReview('settlementMethod', name, { decision: 'certify' });
}

async function uploadPhoto({ caller }: Pick<Person, 'caller'>, photo: Buffer): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'document');
  form.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const { data } = await caller.call<{ fileId: string }>('/supinterface/uploadFile', undefined, {
    form,
  });
  return data.fileId;
}
