import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { isDeviceOf, keepDevice } from './device-repository.ts';
import { hashToken, newToken } from '../sessions/token.ts';

/** Who wants something of an account, as limits count it. */
export interface Asker {
  key: string;
  /** Has shown before that the account is theirs: what strangers do does not hold it back. */
  isKnown: boolean;
}

/** Of no account: an account that does not exist takes as long to judge as one that does. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The device, where it has signed in to the account of `subjectId` (a person or a member of staff)
 * before; else the network that the call comes from.
 */
export async function askerOf(
  db: Queryable,
  subjectId: string | undefined,
  { device, network, now }: Pick<CallContext, 'device' | 'network' | 'now'>,
): Promise<Asker> {
  if (device === null) return { key: network, isKnown: false };
  const tokenHash = hashToken(device);
  const seenAfter = addMs(now, -limits.device.rememberedMs);
  const isKnown = await isDeviceOf(db, { tokenHash, subjectId: subjectId ?? nobody, seenAfter });
  return isKnown ? { key: tokenHash.toString('base64url'), isKnown } : { key: network, isKnown };
}

/** Somebody signed in: the device is known to the account from now on, by a cookie that goes with the answer. */
export async function rememberDevice(
  db: Queryable,
  subjectId: string,
  context: CallContext,
): Promise<void> {
  const token = context.device ?? newToken();
  const device = { token_hash: hashToken(token), subject_id: subjectId, seen_at: context.now };
  await keepDevice(db, device);
  context.deviceToKeep = token;
}
