import type { FileInfo } from '@tolk/contract';

/** A period while it is filled in. */
export interface PeriodValues {
  startMonth: string;
  endMonth: string;
  untilToday: boolean;
}

interface StoredPeriod {
  startMonth: string;
  endMonth: string | null;
}

export function periodValues(entry: StoredPeriod | undefined): PeriodValues {
  if (!entry) return { startMonth: '', endMonth: '', untilToday: false };
  const { startMonth, endMonth } = entry;
  return { startMonth, endMonth: endMonth ?? '', untilToday: endMonth === null };
}

export function periodForm({ startMonth, endMonth, untilToday }: PeriodValues): StoredPeriod {
  return { startMonth, endMonth: untilToday ? null : endMonth };
}

export function idsOf(files: readonly Pick<FileInfo, 'fileId'>[]): string[] {
  return files.map(({ fileId }) => fileId);
}
