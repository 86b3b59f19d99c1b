/**
 * What tests of the api share: the real app on a database of the file's own, callers that sign as
 * browsers do, and third parties that keep what they were sent.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noSite } from '@tolk/contract/site';
import { createCaller, type Caller } from '@tolk/testing/caller';
import { testDatabase } from '@tolk/testing/database';
import { createMovableClock, type MovableClock } from '../../src/adapters/clock.ts';
import { buildApp, type App, type Replacements } from '../../src/build-app.ts';
import type { Config } from '../../src/config.ts';
import type { MailMessage } from '../../src/ports/mail-sender.ts';
import type { SmsMessage } from '../../src/ports/sms-sender.ts';
import { unreachablePayments } from './fake-payments.ts';

/** One more process of the same installation: the same database, key and clock. */
export interface OtherProcess {
  url: string;
  caller(): Caller;
  close(): Promise<void>;
}

export interface TestApp {
  app: App;
  url: string;
  clock: MovableClock;
  mails: MailMessage[];
  texts: SmsMessage[];
  /** A visitor; `signUp` makes it a person. */
  caller(language?: 'en' | 'zh-CN'): Caller;
  /** Moves the clock and carries out what is due. */
  advance(ms: number): Promise<void>;
  /** Waits for the outbox. */
  settle(): Promise<void>;
  /** Who starts it closes it. */
  startAnother(changes?: Partial<Config>): Promise<OtherProcess>;
}

export interface TestAppOptions {
  /** Leads the connection to the database through something of the test's own. */
  through?: (databaseUrl: string) => Promise<string>;
  config?: Partial<Config>;
  /** What is known of servers only once they run. */
  services?: () => Partial<Config>;
  /** Instead of one that runs. */
  clock?: MovableClock;
  replacements?: Replacements;
}

/** A start may take this long (ms): a machine that runs much else at once is no fault. */
const startMs = 120_000;

/** Starts the app before the file's first test and ends it after the last. */
export function testApp(options: TestAppOptions = {}): TestApp {
  const state: { app?: App; url?: string; folder?: string; config?: Config } = {};
  // Hooks run in the order in which they are written: the app closes before its database is dropped.
  afterAll(async () => {
    await state.app?.close();
    if (state.folder !== undefined) await rm(state.folder, { recursive: true, force: true });
  });
  const database = testDatabase();
  const clock = options.clock ?? createMovableClock(0);
  const mails: MailMessage[] = [];
  const texts: SmsMessage[] = [];

  const replacements: Replacements = {
    clock,
    mail: { send: async (message) => void mails.push(message) },
    sms: { send: async (message) => void texts.push(message) },
    ...options.replacements,
  };

  beforeAll(async () => {
    state.folder = await mkdtemp(join(tmpdir(), 'api-test-'));
    const url = (await options.through?.(database.url)) ?? database.url;
    const changes = { ...options.config, ...options.services?.() };
    state.config = testConfig(url, state.folder, changes);
    if (options.config?.thirdParties === undefined) replacements.payments ??= unreachablePayments();
    state.app = await buildApp(state.config, replacements);
    state.url = await state.app.start();
  }, startMs);

  const started = (): { app: App; url: string } => {
    if (state.app === undefined || state.url === undefined)
      throw new Error('The app runs from beforeAll on.');
    return { app: state.app, url: state.url };
  };
  return {
    clock,
    mails,
    texts,
    get app() {
      return started().app;
    },
    get url() {
      return started().url;
    },
    caller: (language = 'en') => callerAt(started().url, language, clock),
    settle: () => started().app.deps.jobs.drain(),
    async startAnother(changes = {}) {
      if (state.config === undefined) throw new Error('The app runs from beforeAll on.');
      const other = await buildApp({ ...state.config, ...changes }, replacements);
      const url = await other.start();
      return { url, caller: () => callerAt(url, 'en', clock), close: () => other.close() };
    },
    async advance(ms) {
      clock.advance(ms);
      await started().app.deps.jobs.drain();
    },
  };
}

/** Signs by the product's clock, also after a test has moved it. */
function callerAt(baseUrl: string, language: 'en' | 'zh-CN', clock: MovableClock): Caller {
  const plain = createCaller({ baseUrl, language });
  return {
    get token() {
      return plain.token;
    },
    set token(token) {
      plain.token = token;
    },
    call: (path, body, call = {}) => plain.call(path, body, inTime(call, clock)),
    send: (path, body, call = {}) => plain.send(path, body, inTime(call, clock)),
  };
}

function inTime<Options extends { forged?: { timestamp?: number } }>(
  options: Options,
  clock: MovableClock,
): Options {
  return { ...options, forged: { timestamp: clock.now().getTime(), ...options.forged } };
}

function testConfig(databaseUrl: string, dataDir: string, changes: Partial<Config> = {}): Config {
  return {
    environment: 'test',
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://127.0.0.1',
    site: noSite,
    dataDir,
    databaseUrl,
    s3: null,
    redisUrl: null,
    directUrl: null,
    replica: null,
    poolSize: 8,
    sandbox: null,
    trustedProxies: [],
    otherHosts: [],
    serverKeys: [randomBytes(32)],
    rateLimits: { perAddress: 0, perPerson: 0, perCall: false },
    metricsToken: null,
    web: { shell: join(dataDir, 'shell'), releases: join(dataDir, 'releases') },
    sentry: null,
    logLevel: 'silent',
    thirdParties: unusedThirdParties,
    ...changes,
  };
}

/** Third parties that no call reaches. */
const unusedThirdParties: Config['thirdParties'] = {
  wechatPay: {
    baseUrl: 'http://127.0.0.1:9',
    appId: 'app',
    mchId: 'merchant',
    serialNo: 'serial',
    privateKey: 'key',
    apiV3Key: '0'.repeat(32),
    platformKeys: { PUB_KEY_ID_1: 'key' },
  },
  alipay: {
    endpoint: 'http://127.0.0.1:9',
    gateway: 'http://127.0.0.1:9',
    appId: 'app',
    sellerId: 'seller',
    privateKey: 'key',
    alipayPublicKey: 'key',
  },
  paypal: {
    baseUrl: 'http://127.0.0.1:9',
    certificateOrigin: 'http://127.0.0.1:9',
    clientId: 'client',
    secret: 'secret',
    webhookId: 'webhook',
  },
  payoneer: {
    baseUrl: 'http://127.0.0.1:9',
    loginUrl: 'http://127.0.0.1:9',
    clientId: 'client',
    secret: 'secret',
    programId: 'program',
  },
  aliyunSms: null,
  twilio: null,
  smtp: {
    host: '127.0.0.1',
    port: 9,
    secure: false,
    user: '',
    password: '',
    from: 'no-reply@tolk.example',
  },
  wechatLogin: null,
  wechatMiniProgram: null,
  webPush: null,
  nuonuo: null,
  transferAccount: {
    holder: '通译（上海）信息科技有限公司',
    number: '1001 2345 0900 0123 456',
    bank: '中国工商银行',
    branch: '上海市徐汇支行',
    swift: '',
  },
  sandbox: null,
};
