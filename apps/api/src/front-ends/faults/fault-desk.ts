import type { FrontEndFaultRow, RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
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
    if ((await changeFaultState(tx, faultId, state)) === undefined) refuse('notFound');
    await recordAudit(tx, context, {
      action: 'setFrontEndFaultState',
      subject: 'frontEndFault',
      subjectId: faultId,
      details: { state },
    });
    return {};
  });
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
