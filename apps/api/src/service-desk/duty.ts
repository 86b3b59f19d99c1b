import type { RequestOf, ResponseOf, ServiceColleague, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import { assignQueue, releaseWaiting } from './assign.ts';
import { deskMembers, setDuty, type DeskMember } from './duty-repository.ts';

type Calls = typeof calls.opsinterface.service;

/** Who works at the desk, by name. */
export async function colleagues({
  deps,
}: CallContext): Promise<ResponseOf<Calls['getServiceColleagues']>> {
  return (await deskMembers(deps.db)).map(present);
}

/**
 * Who comes is given what waits and suits; who goes gives back the conversations in which somebody waits.
 */
export async function changeDuty(
  { onDuty, languages }: RequestOf<Calls['setServiceDuty']>,
  context: CallContext,
): Promise<ServiceColleague> {
  const { deps, now, staffMember } = context;
  const { staffId } = staffMember;
  return context.transaction(async (tx) => {
    await setDuty(tx, staffId, { onDuty, languages });
    const circumstances = { jobs: deps.jobs, now };
    if (onDuty) await assignQueue(tx, circumstances);
    else await releaseWaiting(tx, staffId, circumstances);
    await recordAudit(tx, context, {
      action: 'setServiceDuty',
      subject: 'staff',
      subjectId: staffId,
      details: { onDuty: String(onDuty) },
    });
    const own = (await deskMembers(tx)).find((member) => member.staffId === staffId);
    return present(own ?? refuse('staffForbidden'));
  });
}

function present({ staffId, name, onDuty, languages, load }: DeskMember): ServiceColleague {
  return { staffId, name, onDuty, languages: [...languages], load };
}
