const prefix = '/n/';
export const shortPathRoute = `${prefix}:code` as const;

/** Where a text message leads: the id of a notification in 22 signs instead of 36. */
export function shortPathOf(notificationId: string): string {
  return prefix + Buffer.from(notificationId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** The id of the notification; null for what is no code. */
export function notificationIdOf(code: string): string | null {
  if (!/^[\w-]{22}$/.test(code)) return null;
  const hex = Buffer.from(code, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
