/**
 * What the shell offers to remotes: major for a break, minor for every addition to a facade package
 * (a new export of design-system, platform, api-client, i18n or chat-socket). A remote needs at least
 * the version it was built against.
 */
export const platformVersion = '1.3';

/**
 * Whether the platform `offered` ('1.3') satisfies what a remote `required` ('^1.2'):
 * the same major and at least that minor. An unreadable requirement is not satisfied.
 */
export function satisfiesPlatform(required: string, offered: string = platformVersion): boolean {
  const [requiredMajor, requiredMinor] = parse(required.replace('^', ''));
  const [major, minor] = parse(offered);
  return major === requiredMajor && minor >= requiredMinor;
}

function parse(version: string): [major: number, minor: number] {
  const [major, minor = '0'] = version.split('.');
  return [Number(major ?? Number.NaN), Number(minor)];
}
