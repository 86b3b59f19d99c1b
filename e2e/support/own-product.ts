import { apiProgram } from '@tolk/api/program';
import { startProduct, type Product } from '@tolk/testing/processes';
import { test } from './journey.ts';
import { getProduct, setProduct } from './product.ts';

/**
 * The api's environment in journeys. All come from one address, which per minute may ask for fewer codes
 * and logins; nobody needs their data after a power cut.
 */
export function environmentWith(releases: string): Record<string, string> {
  return {
    TOLK_RELEASES: releases,
    TOLK_CALL_LIMITS: 'off',
    TOLK_LOG: 'warn',
    TOLK_FSYNC: 'off',
  };
}

/** A product beside the common one, with the demo's people and the same front ends unless it is given others. */
export function startOwnProduct(releases = getProduct().releases): Promise<Product> {
  const { prepared } = getProduct();
  return startProduct({ api: apiProgram, env: environmentWith(releases), prepared });
}

/**
 * The journeys of a file run one after another on a product of their own, whose clock they move by
 * days: that would end the orders, sessions and tests of everybody else. Answers a function that kills
 * its server with -9 and starts it again.
 */
export function runOnOwnProduct(): { crash: () => Promise<void> } {
  let own: Product | undefined;
  let end: (() => Promise<void>) | undefined;
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    const common = getProduct();
    const product = await startOwnProduct();
    own = product;
    end = async () => {
      setProduct(common);
      await product.stop();
    };
    const { url, sandbox, demoAccounts } = product;
    setProduct({ ...common, url, sandboxUrl: sandbox.url, demoAccounts, staffToken: '' });
  });

  test.afterAll(() => end?.());
  return { crash: async () => own?.crash() };
}
