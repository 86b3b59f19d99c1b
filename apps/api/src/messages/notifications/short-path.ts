const prefix = '/n/';
export const shortPathRoute = `${prefix}:code` as const;

/** Where a text message leads: the id of a notification in 22 signs instead of 36. */
export function shortPathOf(notificationId: string): string {
  return prefix + shortIdOf(notificationId);
}

export function shortIdOf(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

/** The id that a code stands for; null for anything that is not a code. */
export function longIdOf(code: string): string | null {
  if (!/^[\w-]{22}$/.test(code)) return null;
  const hex = Buffer.from(code, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
