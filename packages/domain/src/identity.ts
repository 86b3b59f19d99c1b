/** The two identities of an account. */
export const identities = ['supplier', 'client'] as const;
export type Identity = (typeof identities)[number];

/** `port` on the wire: the number of an identity (docs/product/people.md#port). */
export type Port = 0 | 1;

const ports = { client: 0, supplier: 1 } as const satisfies Record<Identity, Port>;

/** First reading of `port` (docs/product/people.md#port): the port that is *sent* names the identity to enter. */
export function portOf(identity: Identity): Port {
  return ports[identity];
}

export function identityOf(port: Port): Identity {
  return port === ports.supplier ? 'supplier' : 'client';
}

export function otherIdentity(identity: Identity): Identity {
  return identity === 'supplier' ? 'client' : 'supplier';
}

/** docs/product/people.md#port: English 0, Chinese 1, default 1. */
export const languages = ['en', 'zh-CN'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh-CN';

export function languageNumber(language: Language): 0 | 1 {
  return language === 'en' ? 0 : 1;
}

/**
 * Second reading of `port` (docs/product/people.md#port): the port that `switchIdentity` *returns* is the
 * identity left behind, so 0 (client left) leads to the supplier's overview and 1 to the client's.
 */
export function landingPath(returnedPort: Port): '/overview/index' | '/xqoverview/index' {
  return returnedPort === 0 ? '/overview/index' : '/xqoverview/index';
}

/** Where a person of this identity starts. */
export function homePath(identity: Identity): '/overview/index' | '/xqoverview/index' {
  return landingPath(portOf(otherIdentity(identity)));
}
