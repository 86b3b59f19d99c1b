import { clientAccount } from '@tolk/contract/calls/clientinterface/account';
import { accountRoutes } from '../account-routes.ts';

export const clientAccountRoutes = accountRoutes(clientAccount, 'client');
