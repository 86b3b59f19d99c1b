import { clientNotifications } from '@tolk/contract/calls/clientinterface/notifications';
import { notificationRoutes } from '../notification-routes.ts';

export const clientNotificationRoutes = notificationRoutes(clientNotifications);
