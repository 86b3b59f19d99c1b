/**
 * Where the payer is: at a desktop with a phone at hand, at a desktop without one (the provider's
 * own page), in a phone's browser, or inside WeChat.
 */
export const paymentScenes = ['desktop', 'page', 'phone', 'wechat'] as const;
export type PaymentScene = (typeof paymentScenes)[number];

interface PaymentMethodFacts {
  /** What people call it. */
  name: { en: string; zh: string };
  /** The adapter and the sandbox know the provider by this name. */
  provider: string;
  /** Where it can be paid: WeChat has no page of its own and opens no Alipay. */
  scenes: readonly PaymentScene[];
  /** Where the provider reports payments and refunds. */
  notifyPath: `/api/payments/${string}/notify`;
}

/** How clients pay, one row a method; contract, tables, screens, receipts and the sandbox read it. */
export const paymentMethodFacts = {
  wechatPay: {
    name: { en: 'WeChat Pay', zh: '微信支付' },
    provider: 'wechat-pay',
    scenes: ['desktop', 'phone', 'wechat'],
    notifyPath: '/api/payments/wechat-pay/notify',
  },
  alipay: {
    name: { en: 'Alipay', zh: '支付宝' },
    provider: 'alipay',
    scenes: ['desktop', 'page', 'phone'],
    notifyPath: '/api/payments/alipay/notify',
  },
} as const satisfies Record<string, PaymentMethodFacts>;

export type PaymentMethod = keyof typeof paymentMethodFacts;
export type PaymentProviderName = (typeof paymentMethodFacts)[PaymentMethod]['provider'];

/** In the order in which they are offered. */
export const paymentMethods = Object.keys(paymentMethodFacts) as readonly PaymentMethod[];
export const paymentProviderNames: readonly PaymentProviderName[] = paymentMethods.map(
  (method) => paymentMethodFacts[method].provider,
);

/** What people call the provider of this name. */
export function nameOfProvider(provider: PaymentProviderName): PaymentMethodFacts['name'] {
  const method = paymentMethods.find((one) => paymentMethodFacts[one].provider === provider);
  if (!method) throw new Error(`${provider} carries out no payment method`);
  return paymentMethodFacts[method].name;
}

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return typeof value === 'string' && Object.hasOwn(paymentMethodFacts, value);
}

export function canBePaidIn(method: PaymentMethod, scene: PaymentScene): boolean {
  const scenes: readonly PaymentScene[] = paymentMethodFacts[method].scenes;
  return scenes.includes(scene);
}
