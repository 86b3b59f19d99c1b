import { opsUsers } from '@tolk/contract/calls/opsinterface/users';
import { route } from '../../calls/route.ts';
import {
  blockUser,
  endUserSessions,
  exportUserList,
  unblockUser,
  userDetail,
  userList,
} from '../../console/users/users.ts';
import { setUserWatch } from '../../console/users/watch-user.ts';

export const opsUsersRoutes = [
  route(opsUsers.getUserList, userList),
  route(opsUsers.exportUserList, exportUserList),
  route(opsUsers.getUserDetail, userDetail),
  route(opsUsers.blockUser, blockUser),
  route(opsUsers.unblockUser, unblockUser),
  route(opsUsers.setUserWatch, setUserWatch),
  route(opsUsers.endUserSessions, endUserSessions),
];
