import type { ServiceDeskState } from '@tolk/contract';
import { afterOpenMs, closesAt, estimateWait, limits, nextOpening } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { deskMembers, queueFigures } from './duty-repository.ts';
import { readHours } from './hours-repository.ts';

/** Whether somebody is at the desk, and when an answer can be expected. */
export async function deskState(db: Queryable, now: Date): Promise<ServiceDeskState> {
  const [hours, members, queue] = await Promise.all([
    readHours(db),
    deskMembers(db),
    queueFigures(db),
  ]);
  const onDuty = members.filter((member) => member.onDuty).length;
  const closes = closesAt(hours, now);
  const opens = closes === null ? nextOpening(hours, now) : null;
  // Before the desk opens nobody is on duty yet: they will be as many as answer in time.
  const wait = closes === null ? limits.service.firstAnswerMs : estimateWait({ ...queue, onDuty });
  const answerBy = wait === null ? null : afterOpenMs(hours, now, wait);
  return {
    open: closes !== null,
    staffed: closes !== null && onDuty > 0,
    closesAt: closes?.toISOString() ?? null,
    opensAt: opens?.toISOString() ?? null,
    zone: hours.zone,
    answerBy: answerBy?.toISOString() ?? null,
    pollMs: limits.service.pollMs,
  };
}
