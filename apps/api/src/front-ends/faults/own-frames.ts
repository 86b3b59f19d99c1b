/** A place in a script of ours, as the stack of a browser names it. */
export interface OwnFrame {
  /** null: a script of the shell. */
  release: { remote: string; version: string } | null;
  /** Below the folder of the build, such as `assets/main.0a1b2c3d4e.js`. */
  file: string;
  line: number;
  column: number;
}

const place =
  /\/(?:releases\/(?<remote>[a-z-]+)\/(?<version>[\w.-]+)\/(?<file>[\w.~-]+\.js)|(?<asset>assets\/[\w.~-]+\.js)):(?<line>\d{1,9}):(?<column>\d{1,9})/;

/** Undefined for a line that names no script of ours. */
export function ownFrame(line: string): OwnFrame | undefined {
  const groups = place.exec(line)?.groups;
  if (groups === undefined) return undefined;
  const { remote, version, file, asset } = groups;
  return {
    release: remote && version ? { remote, version } : null,
    file: file ?? asset ?? '',
    line: Number(groups.line),
    column: Number(groups.column),
  };
}
