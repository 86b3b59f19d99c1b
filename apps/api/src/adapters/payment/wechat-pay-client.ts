import type { WechatSheet } from '@tolk/contract';
import { Decorator, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { REMOTE_TIMEOUT } from '../config.ts';
import type { WechatPayConfig } from '../config.ts';

/** Signed calls with verified answers. Throws `ProviderRefused` or `ProviderUnavailable`, nothing else. */
export interface WechatPayClient {
  get<T>(path: string, params?: Record<string, string>): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
  /** What lies at an address that an answer named; the provider signs no files. */
  download(url: string): Promise<Buffer>;
}

/** Bytes of a day's bill. */
const fileMax = 200 * 1_048_576;

export function createWechatPayClient(config: WechatPayConfig): WechatPayClient {
  const settings = {
    mchid: config.mchId,
    serial: config.serialNo,
    privateKey: config.privateKey,
    certs: { ...config.platformKeys },
    baseURL: config.baseUrl,
    timeout: REMOTE_TIMEOUT,
    maxRedirects: 0,
    maxContentLength: 1_000_000,
    // A proxy that the environment names can't reach this machine's own loopback.
    ...(isLoopback(config.baseUrl) ? { proxy: false as const } : {}),
  };
  const http = Decorator.jsonBased(settings);

  async function call<T>(request: Promise<{ data: T }>): Promise<T> {
    try {
      return (await request).data;
    } catch (error) {
      throw providerError(error);
    }
  }
  return {
    get: <T>(path: string, params?: Record<string, string>) => call<T>(http.get(path, { params })),
    post: <T>(path: string, body: object) => call<T>(http.post(path, body)),
    download(url) {
      // Our signature goes to the host that we know, whatever the address says.
      const { pathname, searchParams } = new URL(url);
      return call<Buffer>(
        http.get(pathname, {
          params: Object.fromEntries(searchParams),
          responseType: 'arraybuffer',
          maxContentLength: fileMax,
        }),
      );
    },
  };
}

/**
 * The parameters with which WeChat's own browser opens the payment sheet (JSAPI, `paySign`); `appId`
 * is the app in which the order was made.
 */
export function paySign(
  { privateKey }: Pick<WechatPayConfig, 'privateKey'>,
  appId: string,
  prepayId: string,
): WechatSheet {
  const timeStamp = String(Formatter.timestamp());
  const nonceStr = Formatter.nonce();
  const prepay = `prepay_id=${prepayId}`;
  const message = Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, prepay);
  return {
    appId,
    timeStamp,
    nonceStr,
    package: prepay,
    signType: 'RSA',
    paySign: Rsa.sign(message, privateKey),
  };
}

interface FailedCall {
  response?: { status: number; data?: { code?: string; message?: string } };
}

/** A 4xx with a code of the provider is a refusal; all else leaves the outcome open. */
function providerError(error: unknown): Error {
  const { response } = error as FailedCall;
  const code = response?.data?.code;
  const refused = response && response.status >= 400 && response.status < 500;
  if (refused && response.status !== 429 && code) {
    return new ProviderRefused('wechat-pay', code, response.data?.message ?? '');
  }
  return new ProviderUnavailable('wechat-pay', error);
}

function isLoopback(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
