import { useLingui } from '@lingui/react/macro';
import { limits } from '@tolk/domain';

/** How the figures of a client's record come about, in a sentence or two. */
export function useRecordRule(): string {
  const { t } = useLingui();
  const { casesMin } = limits.clientRecord;
  return t`The same for every client: stars are the average of suppliers’ reviews, time to pay is the median from acceptance to payment, and hiring is the share of closed jobs that led to a paid order. Each needs at least ${casesMin} cases.`;
}
