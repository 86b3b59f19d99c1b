import { sentDetails, type MethodValues } from './method-values.ts';

const values: MethodValues = {
  name: 'Lin Wanqing',
  idNumber: '11010519491231002x',
  cardNumber: '6222021234567890128',
  companyName: '通译',
  creditCode: '91350100M000100Y43',
  account: '1001244319006543210',
  province: '310000',
  city: '310100',
  bank: 'icbc',
  branch: 'Nanjing East Road',
};
const { province, city, bank, branch } = values;

it('numbers are read over in the groups that they are printed in', () => {
  expect(sentDetails('personalCard', values)).toEqual({
    name: 'Lin Wanqing',
    idNumber: '110105 19491231 002X',
    cardNumber: '6222 0212 3456 7890 128',
    province,
    city,
    bank,
    branch,
  });
});

it('what nobody typed is not read over', () => {
  expect(sentDetails('personalCard', { ...values, idNumber: '' })).not.toHaveProperty('idNumber');
  expect(sentDetails('paypal', values)).toEqual({
    name: 'Lin Wanqing',
    account: '1001244319006543210',
  });
});
