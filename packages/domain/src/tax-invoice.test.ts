import { missingForSpecial } from './tax-invoice.ts';

const buyer = {
  name: '上海文译翻译有限公司',
  taxNumber: '9144030071526726XG',
  address: '上海市徐汇区漕溪北路 88 号',
  phone: '021-5555 0100',
  bank: '招商银行上海徐家汇支行',
  bankAccount: '121908012310801',
};

it('a Chinese company that filled in everything may have a special invoice', () => {
  expect(missingForSpecial(buyer)).toEqual([]);
});

it('a special invoice needs address, phone, bank and account', () => {
  const empty = { ...buyer, address: '', phone: '', bank: '', bankAccount: '' };
  expect(missingForSpecial(empty)).toEqual(['address', 'phone', 'bank', 'bankAccount']);
});

it('the VAT number of another country is none for a special invoice', () => {
  expect(missingForSpecial({ ...buyer, taxNumber: 'DE811907980' })).toEqual(['taxNumber']);
});

it('a private person can’t have a special invoice', () => {
  expect(missingForSpecial({ ...buyer, taxNumber: '' })).toEqual(['taxNumber']);
});
