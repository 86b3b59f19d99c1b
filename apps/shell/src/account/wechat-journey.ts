import type { calls, ResponseOf } from '@tolk/contract';
import { isCallError, type CallError } from '@tolk/api-client';
import { wantedPath } from '../navigation/wanted-path.ts';
import { plainCall } from './account-call.ts';

type WechatCalls = (typeof calls)['supinterface']['wechat'];
type Login = ResponseOf<WechatCalls['wechatLogin']>;
export type WechatBinding = NonNullable<Login['binding']>;

/** Why the login by WeChat goes no further. */
export type WechatStop =
  /** This installation has none. */
  | { reason: 'notSetUp' }
  /** The person said no over there. */
  | { reason: 'declined' }
  /** What came back was not asked for by this tab, or too long ago. */
  | { reason: 'unknown' }
  | { reason: 'refused'; error: CallError };

export type WechatOutcome =
  /** WeChat's page, to be opened in place of this one. */
  | { to: 'wechat'; url: string }
  | { to: 'product'; session: NonNullable<Login['session']>; wanted: string | undefined }
  | { to: 'binding'; binding: WechatBinding; wanted: string | undefined }
  | { to: 'stop'; stop: WechatStop };

const key = 'wechat';

/** What this tab asked WeChat with. */
interface Asked {
  state?: string;
  wanted?: string;
}

function remember(asked: Asked): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(asked));
  } catch {
    // The way back will then say that it knows nothing of this login.
  }
}

/** A second return with the same state is unknown. */
function takeAsked(): Asked {
  try {
    const asked = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Asked;
    sessionStorage.removeItem(key);
    return asked;
  } catch {
    return {};
  }
}

/**
 * One step of the login by WeChat: without an answer in the query the way there, with one
 * (`?code&state`, and without the code after a refusal) the way in.
 */
export async function continueWechat(query: URLSearchParams): Promise<WechatOutcome> {
  try {
    const state = query.get('state');
    return await (state === null ? askWechat(query) : comeBack(query.get('code'), state));
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { to: 'stop', stop: { reason: 'refused', error } };
  }
}

async function askWechat(query: URLSearchParams): Promise<WechatOutcome> {
  const { url, state } = await plainCall<WechatCalls['wechatAuthorize']>(
    '/supinterface/wechatAuthorize',
    {},
  );
  if (url === null) return { to: 'stop', stop: { reason: 'notSetUp' } };
  const wanted = wantedPath(query);
  remember({ state, ...(wanted ? { wanted } : {}) });
  return { to: 'wechat', url };
}

async function comeBack(code: string | null, state: string): Promise<WechatOutcome> {
  const asked = takeAsked();
  if (asked.state !== state) return { to: 'stop', stop: { reason: 'unknown' } };
  if (code === null) return { to: 'stop', stop: { reason: 'declined' } };
  const { session, binding } = await plainCall<WechatCalls['wechatLogin']>(
    '/supinterface/wechatLogin',
    { code, state },
  );
  if (session) return { to: 'product', session, wanted: asked.wanted };
  if (binding) return { to: 'binding', binding, wanted: asked.wanted };
  return { to: 'stop', stop: { reason: 'unknown' } };
}
