import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ResponseOf, calls } from '@tolk/contract';
import { SECOND } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { inTurns } from '../../calls/in-turns.ts';
import { extensionOf } from '../../files/inspect.ts';
import { readTextApart } from '../../files/reading/read-apart.ts';
import { findFile } from '../../files/uploads/file-repository.ts';
import { findSupplierProfile } from '../profile/profile-repository.ts';
import { findingsIn } from './read-text.ts';

type Calls = typeof calls.supinterface.resume;

const readingMs = 10 * SECOND;
/** Beside the uploads, which have a line of their own. */
const readingTurn = inTurns({ atOnce: 1, waitingMax: 20, own: { atOnce: 1, max: 2 } });

/**
 * What the caller's resume file says, for the caller to take or to leave; none of it is kept. Throws
 * `notFound` without a file, `unavailable`, `tooMany`.
 */
export async function readOwnResumeFile(
  _: object,
  context: CallContext,
): Promise<ResponseOf<Calls['getResumeFileFindings']>> {
  const { deps, personId } = context;
  const id = (await findSupplierProfile(deps.db, personId))?.resume_file_id ?? null;
  const file = id === null ? undefined : await findFile(deps.db, id);
  if (file === undefined) refuse('notFound');
  const text = await readingTurn(() => textOf(file, context), personId);
  return { readable: text !== null && text.trim() !== '', findings: findingsIn(text ?? '') };
}

async function textOf(
  { id, name }: { id: string; name: string },
  { deps: { files } }: CallContext,
): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'tolk-resume-'));
  try {
    const path = join(folder, 'file');
    await pipeline(await files.open(id), createWriteStream(path, { mode: 0o600 }));
    return await readTextApart(path, extensionOf(name), readingMs);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
