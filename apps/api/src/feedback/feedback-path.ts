import { pathTo } from '@tolk/contract/routes';
import type { Identity } from '@tolk/domain';

/** Where the author reads a report and the answer to it. */
export function feedbackPath(identity: Identity, feedbackId: string): string {
  return pathTo(identity === 'client' ? 'clientMessage' : 'supplierMessage', { feedbackId });
}
