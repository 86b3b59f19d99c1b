import { useListAddress } from '@tolk/platform';

const sorts = ['newest', 'hardest', 'weakest'] as const;
const states = ['active', 'retired'] as const;
const divider = '_';

/** A pair as it stands in the address; language tags have no underscore. */
export function pairKey(pair: { sourceLanguage: string; targetLanguage: string }): string {
  return pair.sourceLanguage + divider + pair.targetLanguage;
}

/** The list of questions as the address says: pair, state, search, order, page. */
export function useQuestionAddress() {
  const list = useListAddress<'pair' | 'state' | 'search' | 'sort'>();
  const pair = list.text('pair');
  const [sourceLanguage, targetLanguage] = pair?.split(divider) ?? [];
  const state = list.oneOf('state', states);
  const { search } = list;
  const sort = list.oneOf('sort', sorts) ?? 'newest';
  return {
    pair,
    state,
    search,
    sort,
    list,
    change: list.change,
    active: [pair, state, search].filter(Boolean).length,
    clear: () => list.change({ pair: undefined, state: undefined, search: undefined }),
    request: {
      ...list.paging,
      sort,
      ...(sourceLanguage && targetLanguage ? { sourceLanguage, targetLanguage } : {}),
      ...(state ? { retired: state === 'retired' } : {}),
      ...(search ? { search } : {}),
    },
  };
}

export type QuestionAddress = ReturnType<typeof useQuestionAddress>;
