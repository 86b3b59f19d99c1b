import { setLanguage } from '@tolk/i18n';
import { documentPhotos, realNameRules, realNameValues } from './real-name-rules.ts';

const portrait = { fileId: 'f1', fileName: 'front.jpg', fileSize: 1 };
const emblem = { fileId: 'f2', fileName: 'back.jpg', fileSize: 1 };
/** As the server tells of a file. */
const stored = { fileType: 'image/jpeg', uploadTime: '2026-11-20T08:00:00Z', wordCount: null };
const photos = { front: [portrait], back: [emblem] };

async function messagesOf(
  rules: { validate: (values: object, options: object) => Promise<unknown> },
  values: object,
) {
  return rules.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path?: string; message: string }[] }) =>
      error.inner.map(({ path, message }) => `${path ?? ''}: ${message}`),
  );
}

beforeEach(() => setLanguage('en'));

describe('the rules of a real-name verification', () => {
  it.each([
    ['idCard', '11010519491231002X', []],
    ['idCard', '11010519491231002x', []],
    ['idCard', '1101051949123100', ['number: A citizen ID number has 18 characters.']],
    [
      'idCard',
      '110105194912310021',
      ['number: The last character is not valid. Check it against the card.'],
    ],
    ['passport', 'E12345678', []],
    ['passport', 'E123', ['number: A passport number has 6 to 12 letters and digits.']],
    ['passport', '', ['number: Enter the number of the document.']],
  ])('take a %s numbered %j with %j', async (documentType, number, expected) => {
    expect(await messagesOf(realNameRules, { documentType, number, ...photos })).toEqual(expected);
  });

  it('want both sides of a card, but one page of a passport', async () => {
    const card = { documentType: 'idCard', number: '11010519491231002X' };
    expect(await messagesOf(realNameRules, { ...card, front: [portrait], back: [] })).toEqual([
      'back: Add a photo of the side with the emblem.',
    ]);
    const passport = { documentType: 'passport', number: 'E12345678', front: [portrait], back: [] };
    expect(await messagesOf(realNameRules, passport)).toEqual([]);
  });

  it('want a photo', async () => {
    const values = { documentType: 'passport', number: 'E12345678', front: [], back: [] };
    expect(await messagesOf(realNameRules, values)).toEqual([
      'front: Add a photo of the document.',
    ]);
  });
});

it('the photos of an earlier attempt are at their sides again, and go out in that order', () => {
  const values = realNameValues(
    {
      documentType: 'idCard',
      photos: [portrait, emblem].map((photo) => ({ ...photo, ...stored })),
    },
    'DE',
  );
  expect(values).toMatchObject({ front: [portrait], back: [emblem] });
  expect(documentPhotos(values)).toEqual([portrait, emblem]);
  expect(documentPhotos({ ...values, documentType: 'passport' })).toEqual([portrait]);
});

it.each([
  ['CN', 'idCard'],
  ['', 'idCard'],
  ['NO', 'passport'],
])('somebody of %j begins with %s', (nationality, documentType) => {
  expect(realNameValues({ documentType: null, photos: [] }, nationality)).toMatchObject({
    documentType,
  });
});
