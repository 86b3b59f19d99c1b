import { notificationCalls } from '../notification-calls.ts';

export const supNotifications = notificationCalls('supinterface');
