import { isCallError, startSession, whileReplacing } from '@tolk/api-client';
import type { calls } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { identityOf, portOf, type Identity, type Port } from '@tolk/domain';
import { changingSession } from '@tolk/platform';
import { accountCall, plainCall } from '../account/account-call.ts';
import { withLoadingOverlay } from '../effects/loading-overlay.ts';

type ActFor = (typeof calls)['clientinterface']['organisations']['actFor'];

/**
 * Makes this browser's session act in another identity; `then` is given the port left behind and leads
 * on. A refusal is told to the person and answered with false. `account` is the `loginName` of the call.
 */
export async function enterIdentity(
  to: Identity,
  account: () => Promise<string>,
  then: (leftBehind: Port) => Promise<void> | void,
): Promise<boolean> {
  return replacingSession(async () => {
    const port = portOf(to);
    const answer = await accountCall('switchIdentity', { loginName: await account(), port });
    startSession({ token: answer.token, port, party: answer.organisationId ?? null });
    await then(answer.port);
  });
}

/** Acts for an organisation, or with null for oneself; `then` leads on, on the same side. Refusals are told as above. */
export async function enterParty(
  organisationId: string | null,
  then: (side: Identity) => Promise<void> | void,
): Promise<boolean> {
  return replacingSession(async () => {
    const { token, port } = await plainCall<ActFor>('/clientinterface/actFor', { organisationId });
    startSession({ token, port, party: organisationId });
    // Who acts for somebody has chosen a side.
    await then(port === null ? 'client' : identityOf(port));
  });
}

async function replacingSession(change: () => Promise<void>): Promise<boolean> {
  try {
    await withLoadingOverlay(() => changingSession(() => whileReplacing(change)));
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error.message) {
      notify(error.message, { severity: 'error', requestId: error.requestId });
    }
    return false;
  }
}
