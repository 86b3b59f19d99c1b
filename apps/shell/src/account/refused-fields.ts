import { errorCodes } from '@tolk/contract/error-codes';

const { wrongCredentials, wrongCode, accountTaken, weakPassword } = errorCodes;

/** The field that a refusal speaks of, by its code. */
export const refusedFields = {
  passwordLogin: { [wrongCredentials]: 'password' },
  codeLogin: { [wrongCredentials]: 'code', [wrongCode]: 'code' },
  register: { [wrongCode]: 'code', [accountTaken]: 'account', [weakPassword]: 'password' },
  newPassword: { [weakPassword]: 'password' },
} as const;
