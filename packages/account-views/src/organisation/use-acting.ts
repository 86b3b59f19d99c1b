import { useClientGetMembershipsQuery } from '@tolk/api-client';
import type { Membership } from '@tolk/contract';

/** The organisation that the person acts for in this tab; undefined for themselves. */
export function useActing(): Membership | undefined {
  const { data = [] } = useClientGetMembershipsQuery({});
  return data.find(({ isActing }) => isActing);
}
