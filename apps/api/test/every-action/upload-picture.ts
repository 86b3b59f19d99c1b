import type { FilePurpose } from '@tolk/domain';
import type { Caller } from '@tolk/testing/caller';
import sharp from 'sharp';
import { dataOf } from '../support/market.ts';

/** Uploads a file whose words nobody can count. */
export async function uploadPicture(person: Caller, purpose: FilePurpose): Promise<string> {
  const background = { r: 250, g: 240, b: 220 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'stamp.png');
  const answer = person.call<{ fileId: string }>('/supinterface/uploadFile', undefined, { form });
  return (await dataOf(answer)).fileId;
}
