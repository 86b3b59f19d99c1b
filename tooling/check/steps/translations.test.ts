import { findBareTexts, findContradictions, findFault } from './translations.ts';

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

describe('findBareTexts', () => {
  it.each(['From', 'New password', 'Saved.', 'Withdraw…'])('“%s” needs a context', (id) => {
    expect(findBareTexts([{ id, text: id }])).toEqual([
      `“${id}” is short and has no context, such as context: 'button'`,
    ]);
    expect(findBareTexts([{ id, text: id, context: 'button' }])).toEqual([]);
  });

  it.each(['Save and close', 'PayPal', 'Delivery {0}', '{0} / {1}', '<0/> left'])(
    '“%s” needs none',
    (id) => {
      expect(findBareTexts([{ id, text: id }])).toEqual([]);
    },
  );
});

describe('findContradictions', () => {
  const ours = { file: 'ours.po', messages: [{ id: 'Due', text: '截止' }] };

  it('one English text with two Chinese texts is a fault', () => {
    const theirs = { file: 'theirs.po', messages: [{ id: 'Due', text: '到期' }] };
    expect(findContradictions([ours, theirs])).toEqual([
      'theirs.po: “Due” is “到期”, but “截止” in ours.po',
    ]);
  });

  it('the same Chinese text twice is none, nor is another one in a context of its own', () => {
    const same = { file: 'theirs.po', messages: [{ id: 'Due', text: '截止' }] };
    const other = { file: 'fees.po', messages: [{ id: 'Due', text: '应付', context: 'fee' }] };
    expect(findContradictions([ours, same, other])).toEqual([]);
  });
});
