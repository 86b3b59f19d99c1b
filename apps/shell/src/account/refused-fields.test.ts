import { errors } from '@tolk/contract/errors';
import { refusedFields } from './refused-fields.ts';

it('refusals stand beside the field that they speak of', () => {
  const { wrongCredentials, wrongCode, accountTaken, weakPassword } = errors;
  expect(refusedFields).toEqual({
    passwordLogin: { [wrongCredentials.code]: 'password' },
    codeLogin: { [wrongCredentials.code]: 'code', [wrongCode.code]: 'code' },
    register: {
      [wrongCode.code]: 'code',
      [accountTaken.code]: 'account',
      [weakPassword.code]: 'password',
    },
    newPassword: { [weakPassword.code]: 'password' },
  });
});
