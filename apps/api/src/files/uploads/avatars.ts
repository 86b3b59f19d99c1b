import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Dependencies } from '../../dependencies.ts';
import { avatarMediaType, rewriteAvatar } from '../avatar-picture.ts';
import { FileTooLarge } from '../arrivals.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { refuse } from '../../calls/refusal.ts';
import { deleteAvatars, findAvatar } from './file-repository.ts';
import { lockPersonForNoKeyUpdate, setAvatarUrl } from '../../persons/person-repository.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import { announceUpload, keepUpload, scheduleRemoval } from './removal.ts';

/** Where avatars lie; the name is the file's id, which nobody can guess. */
export const avatarPath = '/files/avatar/';
const avatarName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/**
 * Takes a picture over as the caller's avatar, in place of the one before. `ownId` is the id in the
 * form, if there was one. Throws `notFound`, `payloadTooLarge`, `avatarType`.
 */
export async function setAvatar(
  ownId: string | undefined,
  context: CallContext,
): Promise<{ avatarUrl: string }> {
  assertOwnId(ownId, context);
  const { upload, deps } = context;
  if (upload === undefined) throw new Error('upAvatar is a multipart call');
  const id = randomUUID();
  try {
    const size = await deps.files.put(id, upload.stream, limits.avatar.bytes, async (path) => {
      await rewriteAvatar(path, context.personId);
      await announceUpload(deps, id, context.now);
    });
    return await keepAvatar(id, size, context);
  } catch (error) {
    await deps.files.remove(id);
    if (error instanceof FileTooLarge) refuse('payloadTooLarge');
    throw error;
  }
}

function keepAvatar(
  id: string,
  size: number,
  context: CallContext,
): Promise<{ avatarUrl: string }> {
  const { deps, personId, now } = context;
  const name = `${id}.webp`;
  const avatarUrl = avatarPath + name;
  return context.transaction(async (tx) => {
    const person = await lockPersonForNoKeyUpdate(tx, personId);
    if (person === undefined) refuse('unauthenticated');
    await keepUpload(tx, deps.jobs, {
      id,
      owner_id: personId,
      staff_id: null,
      purpose: 'avatar',
      name,
      media_type: avatarMediaType,
      size,
      word_count: null,
      created_at: now,
    });
    await setAvatarUrl(tx, personId, avatarUrl);
    await scheduleRemoval(tx, deps.jobs, await deleteAvatars(tx, personId, id), now);
    invalidate(tx, personId, ['Session']);
    return { avatarUrl };
  });
}

/** The bytes of an avatar by its name in the address; null when there is none. */
export async function openAvatar(
  { db, files }: Dependencies,
  name: string,
): Promise<{ stream: Readable; size: number } | null> {
  const id = avatarName.exec(name)?.[1];
  const file = id === undefined ? undefined : await findAvatar(db, id);
  if (file === undefined) return null;
  const stream = await files.open(file.id).catch(() => null);
  return stream && { stream, size: file.size };
}
