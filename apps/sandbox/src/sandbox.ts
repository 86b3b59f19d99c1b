import { createAlipayWire } from './alipay/notification-wire.ts';
import { createClock } from './clock.ts';
import type { SandboxClock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import { makeKeyPair } from './key-pair.ts';
import { loadKeys } from './keys.ts';
import type { Keys } from './keys.ts';
import { createInbox } from './messages/inbox.ts';
import type { Inbox } from './messages/inbox.ts';
import { createNuonuoWire } from './nuonuo/notification-wire.ts';
import { createPapers, type Papers } from './nuonuo/papers.ts';
import { createCourier } from './payments/courier.ts';
import type { Courier } from './payments/courier.ts';
import { createTrades } from './payments/trades.ts';
import type { Trades } from './payments/trades.ts';
import { createPayouts } from './payouts/payouts.ts';
import type { Payouts } from './payouts/payouts.ts';
import { createPayPalWire } from './paypal/notification-wire.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { createBrowsers } from './web-push/browsers.ts';
import type { Browsers } from './web-push/browsers.ts';
import { createWechat } from './wechat/wechat.ts';
import type { Wechat } from './wechat/wechat.ts';
import { createWechatPayWire } from './wechat-pay/notification-wire.ts';

/** What every part of the sandbox works with. */
export interface Sandbox {
  config: SandboxConfig;
  keys: Keys;
  store: Store;
  clock: SandboxClock;
  trades: Trades;
  payouts: Payouts;
  papers: Papers;
  courier: Courier;
  inbox: Inbox;
  wechat: Wechat;
  browsers: Browsers;
  /** The sandbox's own address, known once it listens. */
  ownUrl: () => string;
  publicUrl: () => string;
  smtpPort: () => number;
}

/** `listening` answers where the sandbox can be reached, once it can. */
export async function createSandbox(
  config: SandboxConfig,
  listening: { url: () => string; smtpPort: () => number },
): Promise<Sandbox> {
  const keys = await loadKeys(config.dataFolder);
  const forger = await makeKeyPair();
  const store = openStore(config.dataFolder);
  const clock = createClock(store);
  return {
    config,
    keys,
    store,
    clock,
    trades: createTrades(store, clock),
    payouts: createPayouts(store, clock),
    papers: createPapers(store, clock),
    courier: createCourier(store, clock, {
      'wechat-pay': createWechatPayWire(keys.wechatPay, forger),
      alipay: createAlipayWire(keys.alipay, forger),
      paypal: createPayPalWire(keys.paypal, forger, listening.url),
      nuonuo: createNuonuoWire(),
    }),
    inbox: createInbox(store, clock),
    wechat: createWechat(store, clock),
    browsers: createBrowsers(store),
    ownUrl: listening.url,
    publicUrl: () => config.publicUrl ?? listening.url(),
    smtpPort: listening.smtpPort,
  };
}
