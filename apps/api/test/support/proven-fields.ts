import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

/** A verified certificate by which somebody has these fields proven; the market's pair unless told otherwise. */
export async function proveFields(
  tolk: TestApp,
  personId: string,
  fields: string[],
  pair = { source_language: 'zh-CN', target_language: 'en' },
): Promise<string> {
  const { db, clock } = tolk.app.deps;
  const id = randomUUID();
  await db
    .insertInto('translator_certificate')
    .values({
      id,
      person_id: personId,
      status: 'certified',
      body: 'ciol',
      number: id,
      level: 'DipTrans',
      issued_month: '2019-06',
      fields,
      proven_fields: fields,
      reason: null,
      submitted_at: clock.now(),
      decided_at: clock.now(),
      decided_by: null,
      language_test_id: null,
      ...pair,
    })
    .execute();
  return id;
}

/** As the review does that takes it back. */
export async function revokeCertificate(tolk: TestApp, id: string): Promise<void> {
  await tolk.app.deps.db
    .updateTable('translator_certificate')
    .set({ status: 'refused' })
    .where('id', '=', id)
    .execute();
}
