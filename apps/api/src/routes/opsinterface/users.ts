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

export const opsUsersRoutes = [
  route(opsUsers.getUserList, userList),
  route(opsUsers.exportUserList, exportUserList),
  route(opsUsers.getUserDetail, userDetail),
  route(opsUsers.blockUser, blockUser),
  route(opsUsers.unblockUser, unblockUser),
  route(opsUsers.endUserSessions, endUserSessions),
];
