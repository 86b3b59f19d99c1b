import { useLingui } from '@lingui/react/macro';
import { inForm, useLazyOpsGetWorkListQuery } from '@tolk/api-client';
import type { WorkRow } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import type { WorkKind, WorkView } from '@tolk/domain';
import { pathTo, useNavigate } from '@tolk/platform';
import { recordKinds } from './record-screens.ts';

/** Own cases come first; then what nobody has taken on. */
const order = ['mine', 'unassigned'] as const satisfies readonly WorkView[];

/** Finds the case that is due next besides one, in these queues or in all. */
export function useFindNext(): (
  besides: string,
  kinds?: readonly WorkKind[],
) => Promise<WorkRow | undefined> {
  const [ask] = useLazyOpsGetWorkListQuery();
  return async (besides, kinds) => {
    for (const view of order)
      for (const queue of kinds?.map((kind) => ({ kind })) ?? [{}]) {
        const { list } = await inForm(ask({ view, ...queue, pageNum: 1, pageSize: 2 }));
        const next = list.find(({ subjectId }) => subjectId !== besides);
        if (next !== undefined) return next;
      }
    return undefined;
  };
}

/** Goes to the case that is due next, besides the one on screen. */
export function useNextCase(currentId: string): () => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const findNext = useFindNext();
  const go = async () => {
    const next = await findNext(currentId);
    if (next === undefined) {
      notify(t`Nothing else waits for you.`);
      return;
    }
    const { to, params } = recordKinds[next.subject].at(next.subjectId);
    await navigate(pathTo(to, params));
  };
  return () => void go().catch(() => undefined);
}
