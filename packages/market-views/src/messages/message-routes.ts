/** The screens of notifications and feedback on either side. */
export const messageRoutes = {
  client: { list: 'clientNotifications', detail: 'clientMessage' },
  supplier: { list: 'supplierNotifications', detail: 'supplierMessage' },
} as const;
