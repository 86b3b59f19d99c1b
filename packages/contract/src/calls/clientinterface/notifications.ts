import { notificationCalls } from '../notification-calls.ts';

export const clientNotifications = notificationCalls('clientinterface');
