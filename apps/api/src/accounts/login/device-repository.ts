import type { Queryable } from '../../database/schema.ts';
import type { KnownDeviceTable } from './known-device-table.ts';

export async function keepDevice(db: Queryable, device: KnownDeviceTable): Promise<void> {
  await db
    .insertInto('known_device')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['subject_id', 'token_hash']).doUpdateSet({ seen_at: device.seen_at }),
    )
    .execute();
}

export async function isDeviceOf(
  db: Queryable,
  { tokenHash, subjectId, seenAfter }: { tokenHash: Buffer; subjectId: string; seenAfter: Date },
): Promise<boolean> {
  const device = await db
    .selectFrom('known_device')
    .select('seen_at')
    .where('subject_id', '=', subjectId)
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '>', seenAfter)
    .executeTakeFirst();
  return device !== undefined;
}

export async function forgetDevicesOf(db: Queryable, subjectId: string): Promise<void> {
  await db.deleteFrom('known_device').where('subject_id', '=', subjectId).execute();
}

export async function forgetDevicesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('known_device').where('seen_at', '<', before).execute();
}
