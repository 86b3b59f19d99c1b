import type { Identity } from '@tolk/domain';
import { pathTo } from '@tolk/platform';

/** As customer service numbers the two sides (docs/product/screens.md#shared-elements). */
const userTypes = { supplier: '2', client: '1' } as const satisfies Record<Identity, string>;

/** The page of customer service, which learns who asks. */
export function servicePath(identity: Identity, userId: string | undefined): string {
  return pathTo('customerService', { userId, usertype: userTypes[identity] });
}
