import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fakePayments } from '../support/fake-payments.ts';
import { testApp } from '../support/test-app.ts';
import { faultsOf } from './judge.ts';
import { takeSnapshot } from './snapshot.ts';
import { stoppedClock } from './stopped-clock.ts';
import { post } from './wire.ts';
import { openFixture, openingMs, type Fixture } from './fixture.ts';

const clock = stoppedClock();
const tolk = testApp({ replacements: { payments: fakePayments(), clock } });
const path = '/supinterface/uploadFile';
const boundary = 'between-the-parts';
const boundaryType = `multipart/form-data; boundary=${boundary}`;
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(tolk);
}, openingMs);

interface Part {
  name: string;
  value: string | Buffer;
  /** Makes it a file. */
  fileName?: string;
}

const purpose = { name: 'purpose', value: 'order' };
const file = { name: 'file', value: 'text', fileName: 'text.txt' };

/** Parts of a form, the code they get, and the field that is named. */
const forms: Record<string, [parts: Part[], code: number, field?: string]> = {
  'no parts': [[], 422, 'file'],
  'no file': [[purpose], 422, 'file'],
  'no purpose': [[file], 422, 'purpose'],
  'the purpose after the file': [[file, purpose], 422, 'purpose'],
  'another purpose': [[{ ...purpose, value: 'payroll' }, file], 422, 'purpose'],
  'an empty purpose': [[{ ...purpose, value: '' }, file], 422, 'purpose'],
  'a purpose with NUL': [[{ ...purpose, value: 'order\0' }, file], 422, 'purpose'],
  'a purpose in full width': [[{ ...purpose, value: 'ｏｒｄｅｒ' }, file], 422, 'purpose'],
  'a purpose of 10,000 characters': [[{ ...purpose, value: 'x'.repeat(10_000) }, file], 422],
  'a purpose of a million characters': [[{ ...purpose, value: 'x'.repeat(1_000_000) }, file], 422],
  'a purpose that is not UTF-8': [
    [{ ...purpose, value: Buffer.from([0xff, 0xfe]) }, file],
    422,
    'purpose',
  ],
  'a purpose sent as a file': [[{ ...purpose, fileName: 'purpose.txt' }, file], 422],
  'eleven fields': [
    [...Array.from({ length: 11 }, (_, at) => ({ name: `f${at}`, value: 'x' })), purpose, file],
    422,
  ],
  'a file under another name': [[purpose, { ...file, name: 'upload' }], 422, 'file'],
  'the file as a field': [[purpose, { name: 'file', value: 'text' }], 422, 'file'],
  'a program': [[purpose, { ...file, value: 'MZ\0\0', fileName: 'tool.exe' }], 1401],
  'a name without an extension': [[purpose, { ...file, fileName: 'README' }], 1401],
  'a name that is a path to a program': [
    [purpose, { ...file, fileName: '../../etc/cron.d/tool.sh' }],
    1401,
  ],
};

const languages = ['en', 'zh-CN'] as const;

describe('a form with', () => {
  it.each(Object.entries(forms))(
    '%s is refused and leaves nothing',
    async (_name, [parts, code, field]) => {
      const before = await stored();
      for (const language of languages) {
        const heard = await send(formOf(parts), language);
        expect(faultsOf(heard, { language, codes: [code], field })).toEqual([]);
      }
      expect(await stored()).toEqual(before);
    },
  );

  const whole = formOf([purpose, file]);
  it.each([
    ['no end', whole.subarray(0, -8), boundaryType],
    ['half a file', whole.subarray(0, whole.length - 30), boundaryType],
    ['another boundary than it says', whole, 'multipart/form-data; boundary=other'],
    ['no boundary', whole, 'multipart/form-data'],
    [
      'a boundary of 10,000 characters',
      whole,
      `multipart/form-data; boundary=${'b'.repeat(10_000)}`,
    ],
    ['the type of JSON', Buffer.from('{"purpose":"order"}'), 'application/json'],
    ['no bytes', Buffer.alloc(0), boundaryType],
    ['noise', Buffer.from([0, 255, 13, 10, 45, 45]), boundaryType],
  ])('%s is refused and leaves nothing', async (_name, body, contentType) => {
    const before = await stored();
    for (const language of languages) {
      const heard = await send(body, language, contentType);
      expect(faultsOf(heard, { language, codes: [422] })).toEqual([]);
    }
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['marks of direction', 'invoice\u202efdp.txt', 'invoicefdp.txt'],
    ['a path', '../../../etc/passwd.txt', 'passwd.txt'],
    ['a path of Windows', 'C:\\temp\\note.txt', 'note.txt'],
    ['300 characters', `${'长'.repeat(300)}.txt`, `${'长'.repeat(196)}.txt`],
  ])('%s in the name of its file keeps the rest', async (_name, fileName, kept) => {
    const { envelope } = await send(formOf([purpose, { ...file, fileName }]), 'en');
    expect([envelope.code, envelope.data.fileName]).toEqual([0, kept]);
  });
});

function formOf(parts: Part[]): Buffer {
  const chunks = parts.map(({ name, value, fileName }) => {
    const named = fileName === undefined ? '' : `; filename="${fileName.replaceAll('\\', '\\\\')}"`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${named}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]);
  });
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

function send(body: Buffer, language: 'en' | 'zh-CN', contentType = boundaryType) {
  const timestamp = clock.now().getTime();
  return post(tolk.url, {
    path,
    body,
    contentType,
    language,
    timestamp,
    token: fixture.steadyToken('any'),
    ...(contentType.startsWith('multipart/') ? { signed: { body: '' } } : {}),
  });
}

async function stored() {
  await tolk.settle();
  const { db, config } = tolk.app.deps;
  return {
    files: (await readdir(join(config.dataDir, 'files'), { recursive: true })).toSorted(),
    rows: await takeSnapshot(db),
  };
}
