import { clientFiles } from '@tolk/contract/calls/clientinterface/files';
import { route } from '../../route.ts';
import { setAvatar } from '../../services/files/avatars.ts';

export const clientFileRoutes = [
  route(clientFiles.upAvatar, ({ sysUserId }, context) => setAvatar(sysUserId, context)),
];
