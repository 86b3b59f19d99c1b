import { errorCodes } from '@tolk/contract/error-codes';
import { refusedFields } from './refused-fields.ts';

it('refusals stand beside the field that they speak of', () => {
  const { wrongCredentials, wrongCode, accountTaken, weakPassword } = errorCodes;
  expect(refusedFields).toEqual({
    passwordLogin: { [wrongCredentials]: 'password' },
    codeLogin: { [wrongCredentials]: 'code', [wrongCode]: 'code' },
    register: {
      [wrongCode]: 'code',
      [accountTaken]: 'account',
      [weakPassword]: 'password',
    },
    newPassword: { [weakPassword]: 'password' },
  });
});
