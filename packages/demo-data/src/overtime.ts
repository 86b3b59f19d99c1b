import { addMs, DAY, HOUR } from '@tolk/domain';
import { atHour, bookingHour } from './dates.ts';

/** Two days at a client's plant, the second of which took longer: the interpreter claims it and waits for an answer. */
export const overtimeOrder = {
  key: 'order-line-acceptance',
  client: 'jihe-medical',
  supplier: 'lin-wanqing',
  name: '导管产线验收现场交替传译，中英双向',
  field: 'medical-devices',
  place: '苏州工业园区星湖街 218 号 3 号楼',
  description:
    '德方工程师两天现场验收，每天 9:00 至 17:00，含车间讲解与每日总结会。请提前阅读验收清单。',
  /** Fen for one day. */
  unitPrice: 3_600_00,
  workload: 2,
  hoursPerDay: 8,
  breaks: { minutes: 60, meals: 'client' },
  /** Fen for each 30 minutes begun. */
  overtimeRate: 260_00,
  /** Fen for the way from Shanghai and back. */
  travel: 480_00,
  cancellationTiers: [
    { daysBefore: 7, percent: 20 },
    { daysBefore: 2, percent: 50 },
  ],
  claim: {
    minutes: 70,
    reason: '第二天总结会逐条确认遗留问题，现场于 18:10 结束，比约定晚 70 分钟。',
  },
} as const;

/** Its days, the second of them over for at least half a day. */
export function overtimeBookings(now: Date): { start: Date; end: Date }[] {
  const first = atHour(now, -72, bookingHour);
  return [first, addMs(first, DAY)].map((start) => ({
    start,
    end: addMs(start, overtimeOrder.hoursPerDay * HOUR),
  }));
}
