import { useLingui } from '@lingui/react/macro';
import { FilterTabs, SearchBox } from '@tolk/design-system/portal';
import { useState } from 'react';
import { FoundMessages } from './found-messages.tsx';

interface SearchPaneProps {
  conversationId: string;
  onJump: (seq: number) => void;
  onOther: (otherId: string, seq: number) => void;
}

/** Messages with certain words, in this conversation or in all; choosing one leads to it. */
export function SearchPane({ conversationId, onJump, onOther }: SearchPaneProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [where, setWhere] = useState('this');
  const words = search.trim();
  return (
    <>
      <SearchBox
        label={t`Words of a message`}
        placeholder={t`What was written`}
        value={search}
        onSearch={setSearch}
      />
      <FilterTabs
        label={t({ message: 'Where', context: 'tabs' })}
        tabs={[
          { value: 'this', label: t({ message: 'Here', context: 'where to search' }) },
          { value: 'all', label: t({ message: 'All conversations', context: 'option' }) },
        ]}
        value={where}
        onChoose={setWhere}
      />
      {words === '' ? null : (
        <FoundMessages
          words={words}
          conversationId={where === 'this' ? conversationId : undefined}
          onChoose={(found) =>
            found.conversationId === conversationId
              ? onJump(found.seq)
              : onOther(found.otherId, found.seq)
          }
        />
      )}
    </>
  );
}
