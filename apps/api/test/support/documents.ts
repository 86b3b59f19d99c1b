import { checkCreditCode, checkResidentId } from '@tolk/domain';
import sharp from 'sharp';
import { dataOf } from './market.ts';
import type { TestPerson } from './people.ts';

/** Of a woman born in Shanghai on 17 April 1990; each stands by GB 11643. */
export const idNumbers = [
  '310104199004170029',
  '310104199004170045',
  '310104199004170061',
  '310104199004170088',
  '310104199004170109',
] as const;
export const creditCodes = ['91310104MA1FL3J732', '91110108123456788E'] as const;

let documents = 100;
const digits = '0123456789X'.split('');

/** One more number like those above, which nobody has yet. */
export function newIdNumber(): string {
  // Even: the last figure before the check character says that it is a woman's.
  documents += 2;
  const stem = `31010419900417${documents}`;
  const today = new Date();
  return stem + (digits.find((last) => checkResidentId(stem + last, today) === null) ?? '');
}

/** A credit code that no company has yet. */
export function newCreditCode(): string {
  documents += 2;
  const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY'.split('');
  const codes = digits.flatMap((organisation) =>
    letters.map((last) => `91310104MA1FL${documents}${organisation}${last}`),
  );
  return codes.find((code) => checkCreditCode(code) === null) ?? '';
}

let shade = 0;

/** Uploads a picture as a photo of a document; each looks a little different. */
export async function uploadPhoto(person: TestPerson): Promise<string> {
  shade = (shade + 1) % 256;
  const background = { r: shade, g: 120, b: 90 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  const form = new FormData();
  form.append('purpose', 'document');
  form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'photo.png');
  const answer = person.call<{ fileId: string }>('/supinterface/uploadFile', undefined, { form });
  return (await dataOf(answer)).fileId;
}

/** Saves a supplier's information under this real name. */
export async function saveProfile(
  person: TestPerson,
  supName: string,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const form = {
    supName,
    nickname: '',
    sex: 'female',
    birthDate: '1990-04-17',
    nationality: 'CN',
    region: '310100',
    location: '上海市徐汇区',
    zone: 'Asia/Shanghai',
    motherTongue: 'zh-CN',
    languageSkills: ['en'],
    whFieldIds: ['law'],
    translationYears: '5-10',
    currency: 'CNY',
    source: 'colleague',
    mediaPlatforms: [],
    other: '',
    jieGaoTime: [],
    personalProfile: '法律与金融笔译。',
    partyKind: 'individual',
    companyName: '',
    findable: true,
    ...changes,
  };
  await dataOf(person.call('/supinterface/addOrEditSupInfo', form));
}

/** The form of a real-name verification by ID card with two new photos. */
export async function realNameForm(person: TestPerson, name: string, number: string) {
  const photoIds = [await uploadPhoto(person), await uploadPhoto(person)];
  return { documentType: 'idCard', name, number, photoIds };
}

export async function companyForm(person: TestPerson, creditCode: string) {
  return {
    companyName: '上海霁禾医疗科技有限公司',
    creditCode,
    legalRepresentative: '周建国',
    licenceId: await uploadPhoto(person),
  };
}

/** A certificate with a number of its own and a new photo. */
export async function certificateForm(person: TestPerson, changes: Record<string, unknown> = {}) {
  documents += 2;
  return {
    body: 'ata',
    number: `5${documents}`,
    level: 'Certified Translator',
    sourceLanguage: 'de',
    targetLanguage: 'en',
    issuedMonth: '2019-06',
    photoIds: [await uploadPhoto(person)],
    ...changes,
  };
}
