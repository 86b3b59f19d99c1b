/** Where the addresses of subscribed browsers stand, on the public address. */
export const pushPath = '/sandbox/push/';
