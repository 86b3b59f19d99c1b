import type { calls } from '@tolk/contract';
import { isPhoneAgent } from '@tolk/contract/device-rules';
import { plainCall } from './account-call.ts';

type GetUrlScheme = (typeof calls)['miniprogram']['links']['getURLScheme'];

/**
 * After a login on a phone the mini-program is opened, where there is one (docs/product/screens.md#public-screens). Nobody waits
 * for it: the person who has no WeChat stays where the login led.
 */
export async function openMiniProgram(): Promise<void> {
  if (!isPhoneAgent(navigator.userAgent)) return;
  try {
    const { openlink } = await plainCall<GetUrlScheme>('/miniprogram/getURLScheme', {});
    if (openlink?.startsWith('weixin://')) window.location.assign(openlink);
  } catch {
    // The login itself has succeeded.
  }
}
