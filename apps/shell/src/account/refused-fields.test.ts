import { refusedFields } from './refused-fields.ts';

it('refusals are shown beside the field that they speak of', () => {
  expect(refusedFields).toEqual({
    passwordLogin: { 1001: 'password' },
    codeLogin: { 1001: 'code', 1002: 'code' },
    register: { 1002: 'code', 1003: 'account', 1007: 'password' },
    newPassword: { 1007: 'password' },
  });
});
