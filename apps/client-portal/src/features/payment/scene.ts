import { type PaymentScene } from '@tolk/domain';

/**
 * Where a payment is made: inside WeChat on its own sheet, on a phone in the provider's app, and
 * anywhere else by a code to scan.
 */
export function sceneOf(userAgent: string): Exclude<PaymentScene, 'page'> {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat';
  // The device rules of docs/product/screens.md#device-rules: Android and iOS are phones.
  return /Android|iPhone|iPad|iPod/i.test(userAgent) ? 'phone' : 'desktop';
}
