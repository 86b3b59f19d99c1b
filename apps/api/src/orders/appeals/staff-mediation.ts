import type { AppealDetail, RequestOf, calls } from '@tolk/contract';
import { addMs, HOUR, type AppealAction } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { reasonFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { messagesToBoth } from './appeal-messages.ts';
import type { AppealChanges, AppealRecord } from './appeal-repository.ts';
import { applyAppealAction, lockWithOrder, requireAppealAction } from './apply-appeal-action.ts';
import { appealDetail } from './present-appeal.ts';
import { tellParties } from './tell-parties.ts';

type Calls = typeof calls.opsinterface.appeals;
type Target = Pick<RequestOf<Calls['mediateAppeal']>, 'projectOrderAppealId' | 'version'>;

/** Gives both sides more time for evidence, once. Throws `notFound`, 409, 422. */
export function extendEvidence(
  { hours, reason, ...target }: RequestOf<Calls['extendAppealEvidence']>,
  context: CallContext,
): Promise<AppealDetail> {
  const act = {
    action: 'extendEvidence',
    call: 'extendAppealEvidence',
    words: { reason },
    details: { hours: String(hours) },
  } as const;
  return carryOut(target, act, context, (appeal) => ({
    evidence_until: addMs(appeal.evidence_until, hours * HOUR),
    evidence_extended_at: context.now,
  }));
}

/** Proposes a split that both have to accept, in the place of an earlier one. Throws `notFound`, 409, 422. */
export function mediate(
  { refundPercent, text, ...target }: RequestOf<Calls['mediateAppeal']>,
  context: CallContext,
): Promise<AppealDetail> {
  const act = {
    action: 'mediate',
    call: 'mediateAppeal',
    words: { text },
    details: { refundPercent: String(refundPercent) },
  } as const;
  return carryOut(target, act, context, () => ({
    mediation_by: context.staffMember.staffId,
    mediation_percent: refundPercent,
    mediation_text: visibleText(text),
    mediation_at: context.now,
    mediation_accepted_by: [],
  }));
}

interface Act {
  action: Extract<AppealAction, 'extendEvidence' | 'mediate'>;
  /** The call, as the audit log names it. */
  call: string;
  /** What both sides read of it, by its field. */
  words: Record<string, string>;
  details: Record<string, string>;
}

async function carryOut(
  { projectOrderAppealId, version }: Target,
  { action, call, words, details }: Act,
  context: CallContext,
  changesOf: (appeal: AppealRecord) => AppealChanges,
): Promise<AppealDetail> {
  const { deps, now: at, language, staffMember } = context;
  const { staffId } = staffMember;
  return context.transaction(async (tx) => {
    const { appeal } = (await lockWithOrder(tx, projectOrderAppealId)) ?? refuse('notFound');
    const by = { actor: 'staff', personId: null, staffId } as const;
    const command = { appeal, expectedVersion: version, ...by, action, at, language };
    requireAppealAction(command);
    requireNoFaults(reasonFaults(words));
    const note = visibleText(Object.values(words).join('\n'));
    const changes = changesOf(appeal);
    const next = await applyAppealAction(tx, deps.jobs, command, { changes, note });
    await tellParties(tx, deps.jobs, next, messagesToBoth(action, next), at);
    await recordAudit(tx, context, {
      action: call,
      subject: 'appeal',
      subjectId: appeal.id,
      details: { orderId: appeal.order_id, ...details },
    });
    return appealDetail(tx, next, { identity: null, staffId, now: at, language });
  });
}
