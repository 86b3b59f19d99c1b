import { startProduct } from '@tolk/testing/processes';
import { test } from './journey.ts';
import { getProduct, setProduct } from './product.ts';

/**
 * The journeys of a file run one after another on a product of their own, whose clock they move by
 * days: that would end the orders, sessions and tests of everybody else.
 */
export function runOnOwnProduct(): void {
  let end: (() => Promise<void>) | undefined;
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    const common = getProduct();
    const { releases } = common;
    const own = await startProduct({
      TOLK_RELEASES: releases,
      TOLK_CALL_LIMITS: 'off',
      TOLK_LOG: 'warn',
    });
    end = async () => {
      setProduct(common);
      await own.stop();
    };
    const { url, sandbox, demoAccounts } = own;
    setProduct({ url, sandboxUrl: sandbox.url, demoAccounts, releases, staffToken: '' });
  });

  test.afterAll(() => end?.());
}
