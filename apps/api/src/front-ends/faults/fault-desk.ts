import type { FrontEndFaultRow, RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { FaultState } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import {
  changeFaultState,
  findFault,
  listFaults,
  samplesOf,
  type FaultRecord,
} from './fault-repository.ts';
import { readableStacks } from './readable-stack.ts';

type Calls = typeof calls.opsinterface.faults;

export async function faultList(
  request: RequestOf<Calls['getFrontEndFaultList']>,
  { deps }: CallContext,
): Promise<ResponseOf<Calls['getFrontEndFaultList']>> {
  const { total, rows } = await listFaults(deps.db, request, pagingOf(request));
  return { total, list: rows.map(presentFault) };
}

/** Throws `notFound`. */
export async function faultDetail(
  { faultId }: RequestOf<Calls['getFrontEndFault']>,
  { deps }: CallContext,
): Promise<ResponseOf<Calls['getFrontEndFault']>> {
  const fault = (await findFault(deps.db, faultId)) ?? refuse('notFound');
  const samples = await samplesOf(deps.db, faultId);
  const stacks = await readableStacks(
    samples.map(({ stack }) => stack),
    deps.config.web,
  );
  return {
    ...presentFault(fault),
    samples: samples.map(({ at, version, build, route, browser, request_id }, index) => ({
      version,
      build,
      route,
      browser,
      time: at.toISOString(),
      requestId: request_id,
      stack: stacks[index] ?? [],
    })),
  };
}

/** Throws `notFound`. */
export async function setFaultState(
  { faultId, state }: RequestOf<Calls['setFrontEndFaultState']>,
  context: CallContext,
): Promise<Record<string, never>> {
  return context.transaction(async (tx) => {
    const change = { faultId, state, action: 'setFrontEndFaultState' };
    if (!(await changeNoted(tx, change, context))) refuse('notFound');
    return {};
  });
}

/** The same of several; those that are gone meanwhile are left out. */
export async function setFaultStates(
  { faultIds, state }: RequestOf<Calls['setFrontEndFaultStates']>,
  context: CallContext,
): Promise<ResponseOf<Calls['setFrontEndFaultStates']>> {
  // In one order, so that two who do so at once never wait for each other.
  const ids = faultIds.toSorted();
  return context.transaction(async (tx) => {
    let changed = 0;
    for (const faultId of ids) {
      const change = { faultId, state, action: 'setFrontEndFaultStates' };
      if (await changeNoted(tx, change, context)) changed += 1;
    }
    return { changed };
  });
}

/** False where there is no such fault. */
async function changeNoted(
  tx: Tx,
  { faultId, state, action }: { faultId: string; state: FaultState; action: string },
  context: CallContext,
): Promise<boolean> {
  if ((await changeFaultState(tx, faultId, state)) === undefined) return false;
  const noted = { action, subject: 'frontEndFault', subjectId: faultId, details: { state } };
  await recordAudit(tx, context, noted);
  return true;
}

function presentFault(fault: FaultRecord): FrontEndFaultRow {
  const { id, remote, kind, message, state, count, versions } = fault;
  return {
    remote,
    kind,
    message,
    state,
    count,
    versions,
    faultId: id,
    firstTime: fault.first_at.toISOString(),
    lastTime: fault.last_at.toISOString(),
  };
}
