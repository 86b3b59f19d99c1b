import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { SECOND } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { NuonuoConfig } from '../config.ts';
import { keepToken } from '../kept-token.ts';
import { exchangeJson } from '../remote-call.ts';

const name = 'nuonuo';
const accepted = 'E0000';
/** The gateway's words for a token that is over, keys that are not in order, or too many calls. */
const gatewayCodes = /^07\d{4}$/;

interface Answer<Result> {
  code?: string;
  describe?: string;
  result?: Result;
}

interface TokenAnswer {
  access_token?: string;
  /** Seconds. */
  expires_in?: number | string;
  error?: string;
}

export interface NuonuoClient {
  /** One method of the open platform. Throws `ProviderRefused` with its code, `ProviderUnavailable`. */
  call<Result>(method: string, content: object): Promise<Result>;
}

/** Signed calls of an application for own use, with a token by client credentials. */
export function createNuonuoClient(config: NuonuoConfig, clock: Clock): NuonuoClient {
  const { baseUrl, tokenUrl, appKey, appSecret, seller } = config;
  const token = keepToken(async () => {
    const { status, body } = await exchangeJson<TokenAnswer>(name, tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: appKey,
        client_secret: appSecret,
        grant_type: 'client_credentials',
      }),
    });
    const { access_token: issued, expires_in: seconds = 0, error = '' } = body;
    if (status >= 400 || !issued) {
      throw new ProviderUnavailable(name, `no token: HTTP ${status} ${error}`);
    }
    return { token: issued, lifeMs: Number(seconds) * SECOND };
  }, clock);

  async function attempt<Result>(method: string, body: string) {
    const accessToken = await token.get();
    const stamp = {
      senid: randomUUID().replaceAll('-', ''),
      nonce: String(randomInt(10_000_000, 100_000_000)),
      // Requests are stamped with wall time also where the product's clock was moved.
      timestamp: String(Math.floor(Date.now() / SECOND)),
      appkey: appKey,
    };
    const { status, body: answer } = await exchangeJson<Answer<Result>>(
      name,
      `${baseUrl}?${new URLSearchParams(stamp).toString()}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'x-nuonuo-sign': signatureOf(
            { ...stamp, path: new URL(baseUrl).pathname, body },
            appSecret,
          ),
          accesstoken: accessToken,
          usertax: seller.taxNumber,
          method,
        },
        body,
      },
    );
    const isLetIn = status < 400 && !gatewayCodes.test(answer.code ?? '');
    if (!isLetIn) token.drop(accessToken);
    return { status, answer, isLetIn };
  }

  return {
    async call<Result>(method: string, content: object): Promise<Result> {
      const body = JSON.stringify(content);
      const first = await attempt<Result>(method, body);
      // What was not let in has done nothing: it may be asked again with a new token.
      const { status, answer, isLetIn } = first.isLetIn
        ? first
        : await attempt<Result>(method, body);
      const { code = '', describe = '', result } = answer;
      if (!isLetIn) throw new ProviderUnavailable(name, `HTTP ${status} ${code} ${describe}`);
      if (code !== accepted) throw new ProviderRefused(name, code, describe);
      if (result === undefined) throw new ProviderUnavailable(name, 'an answer without a result');
      return result;
    },
  };
}

export interface SignedParts {
  /** `/open/v1/services`. */
  path: string;
  appkey: string;
  senid: string;
  nonce: string;
  timestamp: string;
  /** As it goes over the wire, to the byte. */
  body: string;
}

/** The path's parts from the last to the first, then the stamp and the body, by HMAC-SHA1. */
export function signatureOf(
  { path, appkey, senid, nonce, timestamp, body }: SignedParts,
  appSecret: string,
): string {
  const [, first = '', second = '', third = ''] = path.split('/');
  const signed = [
    `a=${third}`,
    `l=${second}`,
    `p=${first}`,
    `k=${appkey}`,
    `i=${senid}`,
    `n=${nonce}`,
    `t=${timestamp}`,
    `f=${body}`,
  ].join('&');
  return createHmac('sha1', appSecret).update(signed).digest('base64');
}
