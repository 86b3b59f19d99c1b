import { useLingui } from '@lingui/react/macro';
import { inForm, useLazyOpsGetWorkListQuery } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import type { WorkView } from '@tolk/domain';
import { pathTo, useNavigate } from '@tolk/platform';
import { recordKinds } from './record-screens.ts';

/** Own cases come first; then what nobody has taken on. */
const order = ['mine', 'unassigned'] as const satisfies readonly WorkView[];

/** Goes to the case that is due next, besides the one on screen. */
export function useNextCase(currentId: string): () => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [ask] = useLazyOpsGetWorkListQuery();
  const go = async () => {
    for (const view of order) {
      const { list } = await inForm(ask({ view, pageNum: 1, pageSize: 2 }));
      const next = list.find(({ subjectId }) => subjectId !== currentId);
      if (next === undefined) continue;
      const { to, params } = recordKinds[next.subject].at(next.subjectId);
      await navigate(pathTo(to, params));
      return;
    }
    notify(t`Nothing else waits for you.`);
  };
  return () => void go().catch(() => undefined);
}
