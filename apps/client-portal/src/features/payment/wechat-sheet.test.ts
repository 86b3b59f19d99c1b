import { jest } from '@jest/globals';
import { openWechatSheet } from './wechat-sheet.ts';

const sheet = {
  appId: 'wx520c15f417810387',
  timeStamp: '1795168800',
  nonceStr: 'n',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 's',
} as const;

/** WeChat's browser, in which the person ends the sheet with `word`. */
function bringBridge(word: string): unknown[] {
  const invoked: unknown[] = [];
  window.WeixinJSBridge = {
    invoke: (method, given, done) => {
      invoked.push([method, given]);
      done({ err_msg: `get_brand_wcpay_request:${word}` });
    },
  };
  return invoked;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete window.WeixinJSBridge;
});

it.each([
  ['ok', 'paid'],
  ['cancel', 'cancelled'],
  ['fail', 'failed'],
  ['something new', 'failed'],
])('that WeChat closes with “%s” is %s', async (word, outcome) => {
  const invoked = bringBridge(word);
  expect(await openWechatSheet(sheet)).toBe(outcome);
  expect(invoked).toEqual([['getBrandWCPayRequest', sheet]]);
});

it('waits for a bridge that comes after the page', async () => {
  const outcome = openWechatSheet(sheet);
  bringBridge('ok');
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await outcome).toBe('paid');
});

it('fails where no bridge comes', async () => {
  const outcome = openWechatSheet(sheet);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe('failed');
});
