import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';
import type { Browser } from './browser.ts';

/** Browsers whose push service this is. */
export interface Browsers {
  /** A new one that takes what is signed with `serverKey`. */
  subscribe(serverKey: string): Browser;
  find(id: string): Browser | undefined;
  unsubscribe(id: string): void;
}

export function createBrowsers(store: Store): Browsers {
  return {
    subscribe(serverKey) {
      const ecdh = createECDH('prime256v1');
      const publicKey = ecdh.generateKeys('base64url');
      const browser = {
        id: randomUUID(),
        serverKey,
        publicKey,
        privateKey: ecdh.getPrivateKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
        gone: false,
      };
      store.put('browser', browser.id, browser);
      return browser;
    },
    find: (id) => store.get('browser', id),
    unsubscribe(id) {
      const browser = store.get('browser', id);
      if (browser) store.put('browser', id, { ...browser, gone: true });
    },
  };
}
