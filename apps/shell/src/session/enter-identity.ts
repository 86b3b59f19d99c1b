import { isCallError, startSession } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { portOf, type Identity, type Port } from '@tolk/domain';
import { changingSession } from '@tolk/platform';
import { accountCall } from '../account/account-call.ts';
import { withLoadingOverlay } from '../effects/loading-overlay.ts';

/**
 * Makes this browser's session act in another identity; `then` is given the port left behind and leads
 * on. A refusal is told to the person and answered with false. `account` is the `loginName` of the call.
 */
export async function enterIdentity(
  to: Identity,
  account: () => Promise<string>,
  then: (leftBehind: Port) => Promise<void> | void,
): Promise<boolean> {
  try {
    await withLoadingOverlay(() =>
      changingSession(async () => {
        const port = portOf(to);
        const answer = await accountCall('switchIdentity', { loginName: await account(), port });
        startSession({ token: answer.token, port });
        await then(answer.port);
      }),
    );
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error.message) {
      notify(error.message, { severity: 'error', requestId: error.requestId });
    }
    return false;
  }
}
