import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentAttempt } from '@tolk/contract';

export type PaymentMethod = PaymentAttempt['method'];

export const methodNames: Record<PaymentMethod, MessageDescriptor> = {
  wechatPay: msg`WeChat Pay`,
  alipay: msg`Alipay`,
};

export function isMethod(value: string): value is PaymentMethod {
  return Object.hasOwn(methodNames, value);
}
