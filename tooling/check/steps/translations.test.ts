import { findFault } from './translations.ts';

describe('findFault', () => {
  it.each([
    [{ id: 'Pay', text: '' }, 'zh-CN', 'has no translation'],
    [{ id: 'Pay', text: 'Pay' }, 'zh-CN', 'is still English'],
    [{ id: '付款', text: '付款' }, 'en', 'is Chinese in the English catalog'],
    [{ id: 'Pay', text: '付款' }, 'zh-CN', undefined],
    [{ id: 'PayPal', text: 'PayPal' }, 'zh-CN', undefined],
    [{ id: '{0} / {1}', text: '{0} / {1}' }, 'zh-CN', undefined],
  ])('%j in %s: %s', (message, language, fault) => {
    expect(findFault(message, language)).toBe(fault);
  });
});
