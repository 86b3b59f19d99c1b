import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { StackLine } from '@tolk/contract';
import type { Config } from '../../config.ts';
import { ownFrame, type OwnFrame } from './own-frames.ts';

/** Stacks with the places in our sources, as far as the builds' source maps are still there. */
export async function readableStacks(
  stacks: readonly string[],
  web: Config['web'],
): Promise<StackLine[][]> {
  // The occurrences of a fault lie in the same few scripts: each map is read once.
  const maps = new Map<string, Promise<TraceMap | null>>();
  const mapOf = (frame: OwnFrame) => {
    const path = mapPath(frame, web);
    const known = maps.get(path) ?? readMap(path);
    maps.set(path, known);
    return known;
  };
  return Promise.all(
    stacks.map((stack) =>
      Promise.all(
        stack
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(async (raw) => ({ raw: raw.trim(), source: await sourceOf(raw, mapOf) })),
      ),
    ),
  );
}

async function sourceOf(
  line: string,
  mapOf: (frame: OwnFrame) => Promise<TraceMap | null>,
): Promise<string | null> {
  const frame = ownFrame(line);
  const map = frame && (await mapOf(frame));
  if (!frame || !map) return null;
  // Browsers count columns from 1, source maps from 0.
  const found = originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
  if (found.source === null) return null;
  const name = found.name === null ? '' : ` (${found.name})`;
  return `${sourcePath(found.source, frame)}:${found.line}:${found.column + 1}${name}`;
}

/** The names in a frame are words, dots and hyphens alone: they lead out of no folder. */
function mapPath({ release, file }: OwnFrame, { shell, releases }: Config['web']): string {
  if (release === null) return join(shell, '../source-maps', `${file}.map`);
  return join(releases, release.remote, release.version, 'source-maps', `${file}.map`);
}

async function readMap(path: string): Promise<TraceMap | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : new TraceMap(text);
}

/** From the root of our sources, or from the name of a library. */
function sourcePath(source: string, { release }: OwnFrame): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.{1,2}\/)+/, '');
  // Of its own files a build says where they lie in the app.
  if (path.startsWith('src/')) return `apps/${release?.remote ?? 'shell'}/${path}`;
  return path.replace(/^.*\/node_modules\//, '');
}
