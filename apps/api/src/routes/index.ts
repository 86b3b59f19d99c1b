import type { Registration } from '../route.ts';
import { clientAccountRoutes } from './clientinterface/account.ts';
import { clientNotificationRoutes } from './clientinterface/notifications.ts';
import { supAccountRoutes } from './supinterface/account.ts';
import { supDictionaryRoutes } from './supinterface/dictionaries.ts';
import { supFileRoutes } from './supinterface/files.ts';
import { supNotificationRoutes } from './supinterface/notifications.ts';

/** Every call with its handler, file by file as in `contract/calls`. */
export const routes: readonly Registration[] = [
  ...supAccountRoutes,
  ...supDictionaryRoutes,
  ...supFileRoutes,
  ...supNotificationRoutes,
  ...clientAccountRoutes,
  ...clientNotificationRoutes,
];
