import { isReleaseVersion, isRemoteName } from '@tolk/contract/remotes';
import { isKeyedHash, keyedHash, type ServerKeys } from '../../database/server-key.ts';

/** A release of a remote that one browser sees instead of the one in use. */
export interface Preview {
  remote: string;
  version: string;
  /** When the link ends, in ms since epoch. */
  until: number;
}

/** What the address of a link carries. */
export const previewParameters = ['remote', 'until', 'signature'] as const;

/** The link that opens a preview in the browser of the person who follows it, and in no other. */
export function previewLink(publicUrl: string, serverKeys: ServerKeys, preview: Preview): string {
  const query = new URLSearchParams({
    remote: nameOf(preview),
    until: String(preview.until),
    signature: signatureOf(serverKeys, preview),
  });
  return `${publicUrl}/?${query.toString()}`;
}

/** The preview that a link's query opens at `now`; undefined where the link is forged, or has ended. */
export function previewIn(
  query: URLSearchParams,
  serverKeys: ServerKeys,
  now: number,
): Preview | undefined {
  const [remote = '', version = ''] = (query.get('remote') ?? '').split('@');
  const until = Number(query.get('until'));
  if (!isRemoteName(remote) || !isReleaseVersion(version) || !(until > now)) return undefined;
  const preview = { remote, version, until };
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const fits = isKeyedHash(serverKeys, { use, text: textOf(preview) }, given);
  return fits && query.get('remote') === nameOf(preview) ? preview : undefined;
}

/** The same three values, as a cookie keeps them. */
export function previewCookieValue(serverKeys: ServerKeys, preview: Preview): string {
  return [nameOf(preview), preview.until, signatureOf(serverKeys, preview)].join('~');
}

export function previewInCookie(
  value: string,
  serverKeys: ServerKeys,
  now: number,
): Preview | undefined {
  const [remote = '', until = '', signature = ''] = value.split('~');
  return previewIn(new URLSearchParams({ remote, until, signature }), serverKeys, now);
}

const nameOf = ({ remote, version }: Preview): string => `${remote}@${version}`;

const use = 'preview';
const textOf = (preview: Preview): string => `${nameOf(preview)}\n${preview.until}`;

function signatureOf(serverKeys: ServerKeys, preview: Preview): string {
  return keyedHash(serverKeys, use, textOf(preview)).toString('base64url');
}
