import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { addMs, filePolicies, HOUR } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import type { Dependencies } from '../dependencies.ts';
import { insertFile } from '../files/uploads/file-repository.ts';
import { submitRealName } from '../profiles/certification/real-name.ts';
import { submitSettlementMethod } from '../profiles/certification/settlement-methods.ts';
import { contextOf } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';

/** Made up; the citizen number stands by GB 11643. `hoursAgo` counts from the moment of seeding. */
const submissions = [
  {
    key: 'gulinar-memet',
    documentType: 'idCard',
    name: '古丽娜尔·买买提',
    number: '65010219941105002X',
    photos: 2,
    hoursAgo: 20,
  },
  {
    key: 'emma-whitfield',
    documentType: 'passport',
    name: 'Emma Whitfield',
    number: '532981746',
    photos: 1,
    hoursAgo: 5,
  },
] as const;

const payPal = { key: 'emma-whitfield', account: 'emma.whitfield@example.com', hoursAgo: 4 };

/** What waits for the staff: real names with drawn documents, and a settlement method. */
export async function submitDemoVerifications(
  deps: Dependencies,
  people: Ids,
  now: Date,
): Promise<void> {
  const at = (key: string, hoursAgo: number) =>
    contextOf(deps, idOf(people, key), 'supplier', addMs(now, -hoursAgo * HOUR));
  for (const { key, documentType, name, number, photos, hoursAgo } of submissions) {
    const context = at(key, hoursAgo);
    const photoIds: string[] = [];
    while (photoIds.length < photos) photoIds.push(await drawDocument(context));
    await submitRealName({ documentType, name, number, photoIds }, context);
  }
  const { key, account, hoursAgo } = payPal;
  await submitSettlementMethod(
    { method: 'paypal', name: 'Emma Whitfield', account },
    at(key, hoursAgo),
  );
}

/** A card with a head and lines, and no letter that could be taken for somebody's. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540">
  <rect width="856" height="540" rx="28" fill="#e9efe9"/>
  <rect x="24" y="24" width="808" height="492" rx="18" fill="none" stroke="#0b6b5d" stroke-width="3"/>
  <circle cx="672" cy="190" r="74" fill="#c9d4cf"/><path d="M546 410a126 126 0 0 1 252 0z" fill="#c9d4cf"/>
  ${[100, 170, 240, 310].map((y) => `<rect x="64" y="${y}" width="${420 - y / 2}" height="26" rx="6" fill="#9fb0aa"/>`).join('')}
  <rect x="64" y="430" width="560" height="34" rx="6" fill="#7f918b"/>
</svg>`;

/** A drawn document, stored as this person's upload. */
export async function drawDocument({ deps, personId, now }: CallContext): Promise<string> {
  const id = randomUUID();
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer();
  const { bytes } = filePolicies.document;
  const size = await deps.files.put(id, Readable.from([picture]), bytes, async () => undefined);
  await insertFile(deps.db, {
    id,
    owner_id: personId,
    staff_id: null,
    purpose: 'document',
    name: 'document.png',
    media_type: 'image/png',
    size,
    word_count: null,
    created_at: now,
  });
  return id;
}
