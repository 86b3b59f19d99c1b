import { serviceBoxes } from '@tolk/contract';
import { languages } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

/** Which conversations the inbox shows, as it stands in the address. */
export function useInboxAddress() {
  const list = useListAddress<'box' | 'search' | 'tagId' | 'language'>();
  const { search } = list;
  // A search goes over everything, unless a box is chosen for it.
  const box = list.oneOf('box', serviceBoxes) ?? (search ? 'all' : 'mine');
  const tagId = list.text('tagId');
  const language = list.oneOf('language', languages);
  return {
    list,
    box,
    search,
    tagId,
    language,
    /** As the call takes it. */
    filter: {
      box,
      ...(search && { search }),
      ...(tagId && { tagId }),
      ...(language && { language }),
    },
    active: [search, tagId, language].filter((one) => one !== undefined).length,
    clear: () => list.change({ search: undefined, tagId: undefined, language: undefined }),
  };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;
