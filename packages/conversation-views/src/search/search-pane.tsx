import { Trans, useLingui } from '@lingui/react/macro';
import { useChatSearchMessagesQuery } from '@tolk/api-client';
import { Box, DataState } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { FilterTabs, SearchBox } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { FoundText } from './found-text.tsx';

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
  const count = limits.list.pageSizeMax;
  const query = useChatSearchMessagesQuery(
    {
      search: words,
      pageSize: count,
      ...(where === 'this' && { conversationId }),
    },
    { skip: words === '', refetchOnMountOrArgChange: true },
  );
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
          { value: 'this', label: t({ message: 'This conversation', context: 'option' }) },
          { value: 'all', label: t({ message: 'All conversations', context: 'option' }) },
        ]}
        value={where}
        onChoose={setWhere}
      />
      {words === '' ? null : (
        <DataState
          query={query}
          isEmpty={({ list }) => list.length === 0}
          empty={{ title: <Trans>No messages found</Trans> }}
        >
          {({ list, hasMore }) => (
            <>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {list.map((found) => (
                  <li key={`${found.conversationId}-${found.seq}`}>
                    <Box
                      component="button"
                      type="button"
                      onClick={() =>
                        found.conversationId === conversationId
                          ? onJump(found.seq)
                          : onOther(found.otherId, found.seq)
                      }
                      sx={{
                        display: 'block',
                        width: '100%',
                        py: 1,
                        border: 0,
                        borderBottom: 1,
                        borderColor: 'divider',
                        background: 'transparent',
                        color: 'inherit',
                        font: 'inherit',
                        textAlign: 'start',
                        cursor: 'pointer',
                      }}
                    >
                      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                        {found.otherName} · <DateTime iso={found.time} />
                      </Box>
                      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                        <FoundText text={found.text} words={words} />
                      </Box>
                    </Box>
                  </li>
                ))}
              </Box>
              {hasMore ? (
                <Box component="p" sx={{ my: 2, color: 'text.secondary', typography: 'body2' }}>
                  <Trans>These are the newest {count}. Add a word to find older ones.</Trans>
                </Box>
              ) : null}
            </>
          )}
        </DataState>
      )}
    </>
  );
}
