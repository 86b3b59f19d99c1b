import { supFiles } from '@tolk/contract/calls/supinterface/files';
import { route } from '../../calls/route.ts';
import { setAvatar } from '../../files/uploads/avatars.ts';
import { fileUse } from '../../files/uploads/daily-uploads.ts';
import { deleteFile, downloadFile, uploadFile } from '../../files/uploads/files.ts';

export const supFileRoutes = [
  route(supFiles.upAvatar, ({ supUserId }, context) => setAvatar(supUserId, context)),
  route(supFiles.uploadFile, uploadFile),
  route(supFiles.downloadFile, downloadFile),
  route(supFiles.deleteFile, deleteFile),
  route(supFiles.getFileUse, fileUse),
];
