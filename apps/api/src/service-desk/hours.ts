import type { RequestOf, ServiceHours, calls } from '@tolk/contract';
import { faultsOfHours, type HoursFault } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { fieldTexts, requireNoFaults } from '../calls/field-rules.ts';
import { refuse, type BilingualText } from '../calls/refusal.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import { readHours, writeHours } from './hours-repository.ts';

type Calls = typeof calls.opsinterface.service;

const texts: Readonly<Record<HoursFault['fault'], BilingualText>> = {
  zone: fieldTexts.unknownZone,
  time: {
    en: 'Write times as 09:00, up to 24:00.',
    zh: '请按 09:00 的格式填写时间，最晚为 24:00。',
  },
  order: {
    en: 'Each interval ends after it begins, and begins after the one before has ended.',
    zh: '每个时段的结束时间须晚于开始时间，且各时段不能重叠。',
  },
  day: { en: 'There is no such day.', zh: '该日期不存在。' },
  dayTwice: { en: 'This day is in the list twice.', zh: '该日期重复。' },
};

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
  const faults = faultsOfHours(hours).map(({ field, fault }) => [field, texts[fault]] as const);
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
