import { parsePo } from './po.ts';

describe('parsePo', () => {
  it('reads single-line and multi-line messages and leaves the header out', () => {
    const content = `msgid ""
msgstr ""
"Language: zh-CN\\n"

#: src/pay.tsx
msgid "Pay"
msgstr "付款"

#. js-lingui-explicit-id
msgctxt "order"
msgid ""
"Say \\"yes\\"\\n"
"or no"
msgstr ""
`;
    expect(parsePo(content)).toEqual([
      { id: 'Pay', text: '付款' },
      { id: 'Say "yes"\nor no', text: '', context: 'order' },
    ]);
  });
});
