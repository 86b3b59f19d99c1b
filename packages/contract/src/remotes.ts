/**
 * The registry of remotes, agreed between the tools that write it (`tooling/release`), the api that serves it and
 * the shell that reads it. On disk it is `<releases>/remotes.json`; a browser gets the entries chosen for it.
 */

/** Beside the remotes' releases: the shell's files of all builds that tabs may still ask for. */
export const shellFolder = 'shell';

/** One release of a remote. */
export interface RegistryEntry {
  /** `<package version>-<hash of the build>`; also the name of its folder. */
  version: string;
  /** Address of the container's script. */
  entry: string;
  /** Global variable that the script sets. */
  global: string;
  /** `sha384-…` of the script; the browser refuses another one. */
  integrity: string;
  /** Platform the remote needs, e.g. `^1.2`. */
  platform: string;
}

/** A release that a share of the sessions gets while the others stay with the one in use. */
export interface TrialEntry extends RegistryEntry {
  /** Percent of the sessions, 1 to 99. */
  share: number;
}

/** `<releases>/remotes.json`. */
export interface RegistryFile {
  /** Platform version of the checkout that wrote the file. */
  platform: string;
  remotes: Record<string, RegistryEntry & { trial?: TrialEntry }>;
}

/** `/remotes.json`, as one browser gets it. */
export interface RegistryDocument {
  platform: string;
  remotes: Readonly<Record<string, RegistryEntry>>;
}

/** The release that one browser alone sees, by a signed link; its pages say so. */
export interface ShownPreview {
  remote: string;
  version: string;
}

/** Name of the `<meta>` whose content is remote and version with a space between. */
export const previewMeta = 'preview';

/** Ends the preview of a browser and leads to the screen that `back` names. */
export const leavePreviewPath = '/leave-preview';

/** `dist/release.json`, which a remote's build says about itself; it lies in the folder of the release too. */
export interface BuildManifest extends Omit<RegistryEntry, 'version'> {
  hash: string;
}

/** Both become names of folders. */
const remoteName = /^[a-z][a-z0-9-]{0,39}$/;
const versionName = /^\d{1,6}\.\d{1,6}\.\d{1,6}-[0-9a-z]{1,40}$/;

export function isRemoteName(text: string): boolean {
  return remoteName.test(text);
}

export function isReleaseVersion(text: string): boolean {
  return versionName.test(text);
}

/** What the registry says of a release, by what its build says of itself. */
export function entryOf(remote: string, version: string, manifest: BuildManifest): RegistryEntry {
  const { entry, global, integrity, platform } = manifest;
  return { version, entry: `/releases/${remote}/${version}/${entry}`, global, integrity, platform };
}

/**
 * Whether the platform `offered` ('1.3') satisfies what a remote `required` ('^1.2'):
 * the same major and at least that minor. An unreadable requirement is not satisfied.
 */
export function satisfiesPlatform(required: string, offered: string): boolean {
  const [requiredMajor, requiredMinor] = parse(required.replace('^', ''));
  const [major, minor] = parse(offered);
  return major === requiredMajor && minor >= requiredMinor;
}

function parse(version: string): [major: number, minor: number] {
  const [major, minor = '0'] = version.split('.');
  return [Number(major ?? Number.NaN), Number(minor)];
}
