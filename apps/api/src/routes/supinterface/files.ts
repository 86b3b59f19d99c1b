import { supFiles } from '@tolk/contract/calls/supinterface/files';
import { route } from '../../route.ts';
import { setAvatar } from '../../services/files/avatars.ts';
import { deleteFile, downloadFile, uploadFile } from '../../services/files/files.ts';

export const supFileRoutes = [
  route(supFiles.upAvatar, ({ supUserId }, context) => setAvatar(supUserId, context)),
  route(supFiles.uploadFile, uploadFile),
  route(supFiles.downloadFile, downloadFile),
  route(supFiles.deleteFile, deleteFile),
];
