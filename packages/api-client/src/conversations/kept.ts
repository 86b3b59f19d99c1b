/** What this browser keeps of conversations: texts not sent yet, and messages on their way. */
export const keptPrefixes = { draft: 'message-draft:', outgoing: 'outgoing-messages:' } as const;

/** Whose a member of the staff's texts are: nobody's account has such an id. */
export const staffOwner = (staffId: string) => `staff-${staffId}`;

/** Forgets all of it, or what one owner has: the person who logs in next is somebody else. */
export function forgetKeptMessages(owner?: string): void {
  const prefixes = Object.values(keptPrefixes).map((prefix) =>
    owner === undefined ? prefix : `${prefix}${owner}:`,
  );
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys)
    if (prefixes.some((prefix) => key?.startsWith(prefix))) localStorage.removeItem(key ?? '');
}
