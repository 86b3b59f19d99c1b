import { supAccount } from '@tolk/contract/calls/supinterface/account';
import { route } from '../../calls/route.ts';
import { selectIdentity, switchIdentity } from '../../accounts/identity/identities.ts';
import { loginUser } from '../../accounts/login/login-user.ts';
import { accountRoutes } from '../account-routes.ts';

export const supAccountRoutes = [
  ...accountRoutes(supAccount, null),
  route(supAccount.selectIdentity, selectIdentity),
  route(supAccount.switchIdentity, switchIdentity),
  route(supAccount.getSupUserData, loginUser),
];
