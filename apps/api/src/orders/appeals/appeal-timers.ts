import { addMs, appealLifecycle, type AppealAction, type AppealStatus } from '@tolk/domain';

export interface AppealTimer {
  action: AppealAction;
  key: string;
  runAt: Date;
}

interface Timed {
  id: string;
  status: AppealStatus;
  opened_at: Date;
  evidence_until: Date;
  ruled_at: Date | null;
  escalated_at: Date | null;
}

/** The timers that run in the appeal's status, as the lifecycle has them. */
export function appealTimers(appeal: Timed): AppealTimer[] {
  return appealLifecycle.transitions.flatMap(({ action, from, timer }): AppealTimer[] => {
    if (timer === undefined || !from.includes(appeal.status)) return [];
    if (action === 'escalate' && appeal.escalated_at !== null) return [];
    const key = `appeal:${appeal.id}:${action}`;
    // Staff may have given more time.
    if (action === 'endEvidence') return [{ action, key, runAt: appeal.evidence_until }];
    const since = timer.after === 'ruled' ? appeal.ruled_at : appeal.opened_at;
    if (since === null) return [];
    return [timer.ms].flat().map((ms) => ({ action, key, runAt: addMs(since, ms) }));
  });
}
