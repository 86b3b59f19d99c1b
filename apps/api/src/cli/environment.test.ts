import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './environment.ts';

const pem = '-----BEGIN PRIVATE KEY-----\nMII=\n-----END PRIVATE KEY-----';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-config-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function production(publicUrl: string, others: Record<string, string> = {}) {
  return readConfig({
    TOLK_ENV: 'production',
    TOLK_DATA: folder,
    WECHAT_PAY_APP_ID: 'wx1',
    WECHAT_PAY_MCH_ID: '16',
    WECHAT_PAY_SERIAL_NO: 'AB',
    WECHAT_PAY_PRIVATE_KEY: pem,
    WECHAT_PAY_API_V3_KEY: '0123456789abcdef0123456789abcdef',
    WECHAT_PAY_PLATFORM_SERIAL: 'PUB_KEY_ID_1',
    WECHAT_PAY_PLATFORM_KEY: pem,
    ALIPAY_APP_ID: '2021',
    ALIPAY_SELLER_ID: '2088',
    ALIPAY_PRIVATE_KEY: pem,
    ALIPAY_PUBLIC_KEY: pem,
    PAYPAL_CLIENT_ID: 'pp',
    PAYPAL_SECRET: 's',
    PAYPAL_WEBHOOK_ID: '1JE',
    PAYONEER_CLIENT_ID: 'po',
    PAYONEER_SECRET: 's',
    PAYONEER_PROGRAM_ID: '1000',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 't',
    TWILIO_FROM: '+12025550100',
    SMTP_HOST: 'smtp.example',
    SMTP_USER: 'u',
    SMTP_PASSWORD: 'p',
    SMTP_FROM: 'no-reply@tolk.example',
    TOLK_PUBLIC_URL: publicUrl,
    ...others,
  });
}

it('production takes its https address', async () => {
  const config = await production('https://tolk.example/');
  expect(config).toMatchObject({ publicUrl: 'https://tolk.example', sandbox: null });
});

it.each(['', 'http://tolk.example'])(
  'production with the address %j does not start',
  async (publicUrl) => {
    await expect(production(publicUrl)).rejects.toThrow('TOLK_PUBLIC_URL');
  },
);

it.each<[string, string, Record<string, string>, string[]]>([
  ['none where it is elsewhere', 'https://tolk.example', {}, []],
  [
    'those that are named',
    'https://tolk.example',
    { TOLK_OTHER_HOSTS: 'www.tolk.example, t.example' },
    ['www.tolk.example', 't.example'],
  ],
  [
    'the other names of a loopback address',
    '',
    { TOLK_ENV: 'test', PORT: '3105' },
    ['localhost:3105', '[::1]:3105'],
  ],
])('other hosts are %s', async (_which, publicUrl, others, hosts) => {
  expect((await production(publicUrl, others)).otherHosts).toEqual(hosts);
});

it('uploads go into the bucket that is named, with the keys or the role of the machine', async () => {
  const own = await production('https://tolk.example', { S3_BUCKET: 'tolk' });
  expect(own.s3).toEqual({
    bucket: 'tolk',
    region: 'us-east-1',
    endpoint: null,
    keys: null,
    pathStyle: false,
    throughProxy: false,
  });
  expect((await production('https://tolk.example')).s3).toBeNull();
});

it.each([
  [{ S3_ENDPOINT: 'https://s3.example' }, 'Set S3_BUCKET as well'],
  [{ S3_BUCKET: 'tolk', S3_ACCESS_KEY_ID: 'id' }, 'Set both S3_ACCESS_KEY_ID'],
])('a bucket that is named in part (%j) stops the start', async (others, message) => {
  await expect(production('https://tolk.example', others)).rejects.toThrow(message);
});

it.each([
  [{}, ['', ''], ['', '']],
  [{ TOLK_OPERATOR: '霁禾' }, ['霁禾', '霁禾'], ['zh-CN', 'zh-CN']],
  [{ TOLK_OPERATOR_ENGLISH: 'Jihe Ltd.' }, ['Jihe Ltd.', 'Jihe Ltd.'], ['en', 'en']],
  [
    { TOLK_OPERATOR: '霁禾', TOLK_OPERATOR_ENGLISH: 'Jihe Ltd.' },
    ['霁禾', 'Jihe Ltd.'],
    ['zh-CN', 'en'],
  ],
])(
  '%j names the operator in Chinese and in English %j, in %j',
  async (others, names, languages) => {
    const { site } = await production('https://tolk.example', others);
    expect([site.operator, site.operatorEnglish]).toEqual(names);
    expect([site.operatorLanguage, site.operatorEnglishLanguage]).toEqual(languages);
  },
);

it('an error tracker and the share of documents that report are read', async () => {
  const config = await production('https://tolk.example', {
    SENTRY_DSN: 'https://key@sentry.example/7',
    TOLK_VITALS_PERCENT: '25',
  });
  expect(config.sentry).toMatchObject({ url: 'https://sentry.example/api/7/envelope/' });
  expect(config.site.vitalsPercent).toBe('25');
  const usual = await production('https://tolk.example');
  expect([usual.sentry, usual.site.vitalsPercent]).toEqual([null, '10']);
});

it.each([
  [{ SENTRY_DSN: 'https://sentry.example' }, 'SENTRY_DSN is https://<key>@<host>/<project>'],
  [{ TOLK_VITALS_PERCENT: '101' }, 'TOLK_VITALS_PERCENT is 0 to 100, not 101'],
])('%j stops the start', async (others, message) => {
  await expect(production('https://tolk.example', others)).rejects.toThrow(message);
});

it('the pages name bank transfer where there is an account for it', async () => {
  const account = {
    BANK_ACCOUNT_HOLDER: 'Tolk',
    BANK_ACCOUNT_NUMBER: '1001',
    BANK_ACCOUNT_BANK: 'ICBC',
    BANK_ACCOUNT_BRANCH: 'Shanghai',
  };
  const own = await production('https://tolk.example', account);
  const none = await production('https://tolk.example');
  expect([own.site.bankTransfer, none.site.bankTransfer]).toEqual(['yes', '']);
});

describe('the server key', () => {
  const [first, second] = ['a1'.repeat(32), 'b2'.repeat(32)];

  it('may be several between commas, of which the first seals', async () => {
    const { serverKeys } = await production('https://tolk.example', {
      TOLK_SERVER_KEY: `${first}, ${second}`,
    });
    expect(serverKeys.map((key) => key.toString('hex'))).toEqual([first, second]);
  });

  it('may be several on lines of the file', async () => {
    const dataDir = await mkdtemp(join(folder, 'keys-'));
    await writeFile(join(dataDir, 'server.key'), `${first}\n${second}\n`);
    const { serverKeys } = await production('https://tolk.example', { TOLK_DATA: dataDir });
    expect(serverKeys.map((key) => key.toString('hex'))).toEqual([first, second]);
  });

  it.each(['a1', `${first}${second}`, `${first},b2`, ','])('is not %j', async (text) => {
    const started = production('https://tolk.example', { TOLK_SERVER_KEY: text });
    await expect(started).rejects.toThrow('TOLK_SERVER_KEY');
  });
});
