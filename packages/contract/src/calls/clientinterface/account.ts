import { accountCalls } from '../account-calls.ts';

export const clientAccount = accountCalls('clientinterface');
