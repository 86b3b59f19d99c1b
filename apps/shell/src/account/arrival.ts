import { useHydrated } from '@tolk/design-system';
import { identities, type Identity } from '@tolk/domain';
import { pathTo } from '@tolk/platform';
import { useEffect, useMemo } from 'react';
import { usePageQuery } from '../navigation/page-query.ts';
import { wantedPath } from '../navigation/wanted-path.ts';

/** What brought somebody to the sign-in pages (docs/product/screens.md#public-screens): `yqm`, `RWID`, `as`. */
interface Arrival {
  invitation?: string;
  /** Id of the posting that they came for. */
  posting?: string;
  /** The side that they said they want to be on; nobody asks them again. */
  as?: Identity;
}

const key = 'arrival';

function read(): Arrival {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Arrival;
  } catch {
    return {};
  }
}

function remember(arrival: Arrival): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(arrival));
  } catch {
    // It is then known as long as it stands in the address.
  }
}

/** Once the account is there, the next person of this tab starts afresh. */
export function forgetArrival(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

function known(
  invitation: string | undefined,
  posting: string | undefined,
  as: Identity | undefined,
): Arrival {
  return {
    ...(invitation ? { invitation } : {}),
    ...(posting ? { posting } : {}),
    ...(as ? { as } : {}),
  };
}

/**
 * Invitation, posting and side, from the address or from an earlier page of this tab: they survive a look at
 * another page, a device's redirect and a reload. `wanted` is where the person goes in the end.
 */
export function useArrival(): Arrival & { wanted: string | undefined } {
  const query = usePageQuery();
  const hydrated = useHydrated();
  const before = useMemo(() => (hydrated ? read() : {}), [hydrated]);
  const invitation = query.get('yqm') ?? before.invitation;
  const posting = query.get('RWID') ?? before.posting;
  const as = identities.find((one) => one === query.get('as')) ?? before.as;

  useEffect(() => {
    if (invitation === undefined && posting === undefined && as === undefined) return;
    remember(known(invitation, posting, as));
  }, [invitation, posting, as]);

  return {
    ...known(invitation, posting, as),
    wanted:
      wantedPath(query) ??
      (posting ? pathTo('jobDetail', { projectReleaseInforId: posting }) : undefined),
  };
}
