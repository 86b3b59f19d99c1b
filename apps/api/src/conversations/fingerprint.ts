import { createHash } from 'node:crypto';
import { sameTextForm } from '@tolk/domain';

/** By what a text or file is known again when it goes to many; null for what may go to many. */
export function fingerprintOf(text: string, fileId: string | undefined): string | null {
  if (fileId !== undefined) return `file:${fileId}`;
  const form = sameTextForm(text);
  return form === undefined ? null : `text:${createHash('sha256').update(form).digest('hex')}`;
}
