/** A browser at its push service, with the keys that only it can read with. */
export interface PushAddress {
  endpoint: string;
  /** Its public key on P-256, base64url. */
  p256dh: string;
  /** 16 bytes, base64url. */
  auth: string;
}

/** What a browser shows, on a locked screen too: no amounts, no names of files. */
export interface PushNotice {
  title: string;
  /** Empty where the title says all. */
  text: string;
  /** Where it leads, from the site's root. */
  path: string;
  /** A later notice of the same tag takes its place; 1 to 32 signs of base64url. */
  tag: string;
}

/**
 * Notifications in browsers that are closed (RFC 8030). Remote calls end within the configured
 * timeout; none may be awaited inside a database transaction.
 */
export interface WebPushSender {
  /** With which browsers subscribe, base64url; null: nobody is written to this way. */
  readonly key: string | null;
  /** Whether an address is one at a push service that we know; nothing else is ever called. */
  accepts(endpoint: string): boolean;
  /** Whether a notice can be encrypted for such a key. */
  encryptsFor(p256dh: string): boolean;
  /**
   * Answers `gone` when the browser no longer takes anything. Throws `ProviderUnavailable` (try
   * again later) or `ProviderRefused`.
   */
  send(address: PushAddress, notice: PushNotice): Promise<'taken' | 'gone'>;
}
