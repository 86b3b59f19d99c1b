import type { CallError } from '@tolk/api-client';
import { profilePages, type ProfilePage } from '@tolk/domain';

/** What a person has to do before they can apply, and the page where they do it. */
export interface Obstacle {
  page: ProfilePage;
  /** The server's sentence, in the person's language. */
  text: string;
}

/** `profileIncomplete` and `languageTestRequired`: the codes whose `data.type` names a page. */
const codes = [1104, 1107];

/** The obstacle that a refused application speaks of; undefined for any other refusal. */
export function obstacleOf({ code, message, data }: CallError): Obstacle | undefined {
  if (!codes.includes(code) || typeof data !== 'object' || data === null) return undefined;
  const { type, msg } = data as { type?: unknown; msg?: unknown };
  const page = profilePages.find((one) => one === type);
  return page && { page, text: typeof msg === 'string' && msg !== '' ? msg : message };
}
