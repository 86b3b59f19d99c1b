import { supAccount } from '@tolk/contract/calls/supinterface/account';
import { route } from '../../route.ts';
import { selectIdentity, switchIdentity } from '../../services/accounts/identities.ts';
import { loginUser } from '../../services/accounts/login-user.ts';
import { accountRoutes } from '../account-routes.ts';

export const supAccountRoutes = [
  ...accountRoutes(supAccount, null),
  route(supAccount.selectIdentity, selectIdentity),
  route(supAccount.switchIdentity, switchIdentity),
  route(supAccount.getSupUserData, loginUser),
];
