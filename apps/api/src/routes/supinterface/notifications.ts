import { supNotifications } from '@tolk/contract/calls/supinterface/notifications';
import { notificationRoutes } from '../notification-routes.ts';

export const supNotificationRoutes = notificationRoutes(supNotifications);
