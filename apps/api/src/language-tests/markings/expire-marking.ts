import { transaction } from '../../database/transaction.ts';
import { handleJob } from '../../jobs/job-kinds.ts';
import { takeNextStep } from './ask-markers.ts';
import { lockMarking } from './lock-marking.ts';
import { tellMarker } from './tell-marker.ts';
import { updateTestMarking } from './test-marking-repository.ts';

/** Whoever has let the time go by is not waited for: somebody else is asked. */
export const expireTestMarking = handleJob(
  'testMarking.expire',
  'money',
  ({ testMarkingId }, deps) =>
    transaction(deps.db, async (tx) => {
      const at = deps.clock.now();
      const held = await lockMarking(tx, testMarkingId);
      if (held?.marking.status !== 'asked' || at < held.marking.due_at) return;
      const { marking, request } = held;
      await updateTestMarking(tx, marking.id, { status: 'expired', closed_at: at });
      await tellMarker(tx, deps.jobs, { marking, news: 'expired', at });
      if (request !== undefined) await takeNextStep(tx, deps, { request, at });
    }),
);
