import { clientFiles } from '@tolk/contract/calls/clientinterface/files';
import { route } from '../../calls/route.ts';
import { setAvatar } from '../../files/uploads/avatars.ts';

export const clientFileRoutes = [
  route(clientFiles.upAvatar, ({ sysUserId }, context) => setAvatar(sysUserId, context)),
];
