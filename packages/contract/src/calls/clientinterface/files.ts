import { upAvatarCall } from '../avatar-call.ts';

export const clientFiles = { upAvatar: upAvatarCall('clientinterface', 'sysUserId') };
