import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ConversationDetail } from '@tolk/contract';
import { Box, IconButton, Typography } from '@tolk/design-system';
import { CloseIcon } from '@tolk/design-system/icons';
import type { Identity } from '@tolk/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ContextCards } from '../contexts/context-cards.tsx';
import { SharedFiles } from '../files/shared-files.tsx';
import { SearchPane } from '../search/search-pane.tsx';

export type SidePane = 'about' | 'files' | 'search';

interface SidePaneProps {
  pane: SidePane;
  conversation: ConversationDetail;
  viewer: Identity;
  /** Left out where the pane always stands beside the messages. */
  onClose?: (() => void) | undefined;
  onJump: (seq: number) => void;
  onOther: (otherId: string, seq: number) => void;
}

/** What stands beside the messages: what they are about, the files in them, a search. */
export function SidePaneView({
  pane,
  conversation,
  viewer,
  onClose,
  onJump,
  onOther,
}: SidePaneProps) {
  const { i18n, t } = useLingui();
  const aside = useRef<HTMLElement>(null);
  const shown = useRef<SidePane>('about');
  const follow = useEffectEvent((next: SidePane) => {
    const hasChanged = shown.current !== next;
    shown.current = next;
    if (hasChanged) (aside.current?.querySelector('input') ?? aside.current)?.focus();
  });
  // A person who opens something here goes on here; one who closes it is not thrown back to the top.
  useEffect(() => follow(pane), [pane]);
  return (
    <Box
      ref={aside}
      component="aside"
      tabIndex={-1}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose?.() : undefined)}
      aria-label={t`Beside the conversation`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        height: '100%',
        borderLeft: { md: 1 },
        borderColor: { md: 'divider' },
        bgcolor: 'background.paper',
        outline: 'none',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, minHeight: 56 }}>
        <Typography component="h3" variant="subtitle2" sx={{ flex: 1 }}>
          {i18n._(titles[pane])}
        </Typography>
        {onClose ? (
          <IconButton aria-label={t({ message: 'Close', context: 'button' })} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        ) : null}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: 2, pb: 2 }}>
        {pane === 'about' ? (
          <ContextCards contexts={conversation.contexts} viewer={viewer} />
        ) : null}
        {pane === 'files' ? (
          <SharedFiles conversationId={conversation.conversationId} onJump={onJump} />
        ) : null}
        {pane === 'search' ? (
          <SearchPane
            conversationId={conversation.conversationId}
            onJump={onJump}
            onOther={onOther}
          />
        ) : null}
      </Box>
    </Box>
  );
}

const titles: Readonly<Record<SidePane, MessageDescriptor>> = {
  about: msg`What it is about`,
  files: msg({ message: 'Shared files', context: 'heading' }),
  search: msg({ message: 'Search', context: 'heading' }),
};
