/**
 * The field that a refusal speaks of, by the code of the error catalogue, whose sentences these pages do
 * without: the test keeps the numbers right.
 */
const wrongCredentials = 1001;
const wrongCode = 1002;
const accountTaken = 1003;
const weakPassword = 1007;

export const refusedFields = {
  passwordLogin: { [wrongCredentials]: 'password' },
  codeLogin: { [wrongCredentials]: 'code', [wrongCode]: 'code' },
  register: { [wrongCode]: 'code', [accountTaken]: 'account', [weakPassword]: 'password' },
  newPassword: { [weakPassword]: 'password' },
} as const;
