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

/** Providers by which clients pay, one row each; contract, tables, screens, receipts and the sandbox read it. */
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

export type ProviderMethod = keyof typeof paymentMethodFacts;
export type PaymentProviderName = (typeof paymentMethodFacts)[ProviderMethod]['provider'];

/** Methods behind which a provider stands, in the order in which they are offered. */
export const providerMethods = Object.keys(paymentMethodFacts) as readonly ProviderMethod[];
export const paymentProviderNames: readonly PaymentProviderName[] = providerMethods.map(
  (method) => paymentMethodFacts[method].provider,
);

/** How clients pay: by a provider, or into the platform's bank account. */
export type PaymentMethod = ProviderMethod | 'bankTransfer';
export const paymentMethods: readonly PaymentMethod[] = [...providerMethods, 'bankTransfer'];

/** What people call the provider of this name. */
export function nameOfProvider(provider: PaymentProviderName): PaymentMethodFacts['name'] {
  const method = providerMethods.find((one) => paymentMethodFacts[one].provider === provider);
  if (!method) throw new Error(`${provider} carries out no payment method`);
  return paymentMethodFacts[method].name;
}

export function isProviderMethod(value: unknown): value is ProviderMethod {
  return typeof value === 'string' && Object.hasOwn(paymentMethodFacts, value);
}

/** What people call a method. */
export function nameOfMethod(method: PaymentMethod): PaymentMethodFacts['name'] {
  return isProviderMethod(method)
    ? paymentMethodFacts[method].name
    : { en: 'Bank transfer', zh: '银行转账' };
}

export function canBePaidIn(method: ProviderMethod, scene: PaymentScene): boolean {
  const scenes: readonly PaymentScene[] = paymentMethodFacts[method].scenes;
  return scenes.includes(scene);
}
