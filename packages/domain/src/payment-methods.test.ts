import {
  canBePaidIn,
  isProviderMethod,
  nameOfProvider,
  paymentMethods,
  paymentProviderNames,
  paymentScenes,
} from './payment-methods.ts';

it('clients pay by WeChat Pay, Alipay or bank transfer', () => {
  expect(paymentMethods).toEqual(['wechatPay', 'alipay', 'bankTransfer']);
  expect(paymentProviderNames).toEqual(['wechat-pay', 'alipay']);
});

it('a provider bears the name of its method', () => {
  expect(nameOfProvider('wechat-pay')).toEqual({ en: 'WeChat Pay', zh: '微信支付' });
});

it.each([
  ['wechatPay', ['desktop', 'phone', 'wechat']],
  ['alipay', ['desktop', 'page', 'phone']],
] as const)('%s can be paid in %j and nowhere else', (method, scenes) => {
  expect(paymentScenes.filter((scene) => canBePaidIn(method, scene))).toEqual(scenes);
});

it('a word from outside is a provider’s method only if there is one of that name', () => {
  expect(['alipay', 'toString', '', null].map(isProviderMethod)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
