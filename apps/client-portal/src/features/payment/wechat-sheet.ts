import type { WechatSheet } from '@tolk/contract';

/** What WeChat's browser puts on every page in it. */
interface WechatBridge {
  invoke(
    method: 'getBrandWCPayRequest',
    sheet: WechatSheet,
    done: (result: { err_msg: string }) => void,
  ): void;
}

declare global {
  interface Window {
    WeixinJSBridge?: WechatBridge;
  }
}

/** `paid` is what WeChat says; that the money has come is known from the server alone. */
export type SheetOutcome = 'paid' | 'cancelled' | 'failed';

const outcomes: Readonly<Record<string, SheetOutcome>> = {
  'get_brand_wcpay_request:ok': 'paid',
  'get_brand_wcpay_request:cancel': 'cancelled',
};

/** ms within which WeChat's browser has put its bridge on a page. */
const bridgeMs = 5_000;

/** Opens WeChat's payment sheet over the page and waits until the person closes it. */
export async function openWechatSheet(sheet: WechatSheet): Promise<SheetOutcome> {
  const bridge = await arrivedBridge();
  if (!bridge) return 'failed';
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', sheet, ({ err_msg }) =>
      resolve(outcomes[err_msg] ?? 'failed'),
    );
  });
}

/** The bridge comes some time after the page; undefined outside of WeChat. */
function arrivedBridge(): Promise<WechatBridge | undefined> {
  if (window.WeixinJSBridge) return Promise.resolve(window.WeixinJSBridge);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('WeixinJSBridgeReady', done);
      resolve(window.WeixinJSBridge);
    };
    const timer = setTimeout(done, bridgeMs);
    document.addEventListener('WeixinJSBridgeReady', done);
  });
}
