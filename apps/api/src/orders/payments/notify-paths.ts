/** Where the providers report, payments and refunds alike. */
export const notifyPaths = {
  wechatPay: '/api/payments/wechat-pay/notify',
  alipay: '/api/payments/alipay/notify',
} as const;
