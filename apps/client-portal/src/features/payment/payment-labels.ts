import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMethod } from '@tolk/domain';

export const methodLabels: Record<PaymentMethod, MessageDescriptor> = {
  wechatPay: msg({ message: 'WeChat Pay', context: 'option' }),
  alipay: msg({ message: 'Alipay', context: 'option' }),
};
