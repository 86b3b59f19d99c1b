import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '@tolk/design-system/pieces';
import { workViews, type WorkView } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { Mentions } from '../../features/work-list/mentions.tsx';
import { WorkPart } from '../../features/work-list/work-part.tsx';
import { caseLink } from '../../features/work-list/work-table.tsx';
import { Keys, type DeskKey } from '../../keys/keys.tsx';
import { useNextCase } from '../../work/use-next-case.ts';
import { useSearchKey } from '../../work/use-search-key.ts';

/** The work of all queues that the role may enter, by whose it is (`view`), queue and target. */
export function Screen() {
  return (
    <>
      <PageHeader
        title={<Trans context="desk">Work</Trans>}
        description={<Trans>Cases from all your queues, earliest due first.</Trans>}
        actions={<Keys keys={useWorkKeys()} />}
      />
      <Mentions />
      <WorkPart />
    </>
  );
}

/** Goes to the next or previous case of the list. */
function goBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`[${caseLink}]`)];
  const here = links.findIndex((link) => link === document.activeElement);
  const next = here === -1 ? (step === 1 ? 0 : links.length - 1) : here + step;
  links[next]?.focus();
}

/** Chooses or leaves the case that has the focus. */
function toggleHere(): void {
  document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('input')?.click();
}

function useWorkKeys(): readonly DeskKey[] {
  const { t } = useLingui();
  const list = useListAddress<'view'>();
  const next = useNextCase('');
  const search = useSearchKey();
  const views: Readonly<Record<WorkView, string>> = {
    mine: t({ message: 'My work', context: 'tabs' }),
    unassigned: t({ message: 'Unassigned', context: 'tabs' }),
    all: t({ message: 'All', context: 'option' }),
  };
  return [
    { key: 'j', label: t`Next case of the list; Enter opens it`, run: () => goBy(1) },
    { key: 'k', label: t`Previous case of the list`, run: () => goBy(-1) },
    { key: 'x', label: t`Select or deselect the case`, run: toggleHere },
    { key: 'n', label: t`Open the next due case`, run: next },
    ...workViews.map((view, index) => ({
      key: String(index + 1),
      label: views[view],
      run: () => list.change({ view }),
    })),
    search,
  ];
}
