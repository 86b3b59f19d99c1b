import { satisfiesPlatform as satisfies } from '@tolk/contract/remotes';

/**
 * What the shell offers to remotes: major for a break, minor for every addition to a facade package
 * (a new export of design-system, platform, api-client, i18n or chat-socket). A remote needs at least
 * the version it was built against.
 */
export const platformVersion = '2.0';

/** Whether this shell, or one that offers `offered`, has what a remote requires. */
export function satisfiesPlatform(required: string, offered: string = platformVersion): boolean {
  return satisfies(required, offered);
}
