import type { RequestOf, ServiceHours, calls } from '@tolk/contract';
import { faultsOfHours } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { requireNoFaults } from '../calls/field-rules.ts';
import { hoursTexts } from '../calls/hours-texts.ts';
import { refuse } from '../calls/refusal.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import { readHours, writeHours } from './hours-repository.ts';

type Calls = typeof calls.opsinterface.service;

export async function deskHours({ deps }: CallContext): Promise<ServiceHours> {
  const { version, zone, week, holidays } = await readHours(deps.db);
  return {
    version,
    zone,
    week: week.map((day) => [...day]),
    holidays: holidays.map(({ day, intervals }) => ({ day, intervals: [...intervals] })),
  };
}

/** Throws 422 with what is wrong, `conflict` where somebody set them meanwhile. */
export async function saveHours(
  { version, ...hours }: RequestOf<Calls['saveServiceHours']>,
  context: CallContext,
): Promise<ServiceHours> {
  const faults = faultsOfHours(hours).map(
    ({ field, fault }) => [field, hoursTexts[fault]] as const,
  );
  requireNoFaults(Object.fromEntries(faults));
  await context.transaction(async (tx) => {
    if (!(await writeHours(tx, hours, version))) refuse('conflict');
    await recordAudit(tx, context, {
      action: 'saveServiceHours',
      subject: 'serviceHours',
      details: { zone: hours.zone },
    });
  });
  return { version: version + 1, ...hours };
}
