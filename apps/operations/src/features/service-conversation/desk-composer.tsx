import { useLingui } from '@lingui/react/macro';
import {
  discardServiceFile,
  staffOwner,
  uploadServiceFile,
  useOpsGetServiceColleaguesQuery,
} from '@tolk/api-client';
import type { StaffServiceConversation } from '@tolk/contract';
import {
  Composer,
  newOutgoing,
  useConversationDraft,
  useStagedFiles,
  type FilePlace,
  type Outgoing,
} from '@tolk/conversation-views/pieces';
import { Box } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { useId, useState, type RefObject } from 'react';
import { ModeChoice, useModeNames, type DeskMode } from './mode-choice.tsx';
import { onOptionKey, optionId, OptionList } from './option-list.tsx';
import { mentionedIn, useCannedOptions, useMentionOptions } from './use-typed-options.tsx';

const deskFiles: FilePlace = { upload: uploadServiceFile, discard: discardServiceFile };

interface DeskComposerProps {
  staff: { staffId: string; name: string };
  conversation: StaffServiceConversation;
  mode: DeskMode;
  onMode: (mode: DeskMode) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onSend: (outgoing: Outgoing) => void;
  onTyped: () => void;
}

/**
 * Where an answer or a note is written: `/` offers ready answers, `@` colleagues. Field and buttons stay the
 * same ones in both modes, so that a press is never lost; each mode has a text of its own.
 */
export function DeskComposer(props: DeskComposerProps) {
  const { staff, conversation, mode, onMode, fieldRef, onSend, onTyped } = props;
  const { t } = useLingui();
  const id = useId();
  const { conversationId, allowedActions } = conversation;
  const owner = staffOwner(staff.staffId);
  const drafts = {
    answer: useConversationDraft(owner, `${conversationId}-answer`),
    note: useConversationDraft(owner, `${conversationId}-note`),
  };
  const [text, type] = drafts[mode];
  const names = useModeNames()[mode];
  const files = useStagedFiles(deskFiles);
  const { data: colleagues = [] } = useOpsGetServiceColleaguesQuery({});
  const [cursor, setCursor] = useState(0);
  const [closedAt, setClosedAt] = useState<string>();
  const [active, setActive] = useState(0);
  const onReplace = (next: string) => {
    type(next);
    setCursor(0);
    fieldRef.current?.focus();
  };
  const canned = useCannedOptions({
    text,
    cursor,
    onReplace,
    language: conversation.language,
    customerName: conversation.customerName,
    agentName: staff.name,
  });
  const mentions = useMentionOptions({ text, cursor, onReplace });
  const offered = mode === 'answer' ? canned : mentions;
  const options = closedAt === text ? [] : offered;
  const canWrite =
    mode === 'note' || allowedActions.some(({ action, enabled }) => action === 'answer' && enabled);

  function sendAll() {
    const typed = text.trim();
    if (mode === 'note') {
      if (typed !== '')
        onSend(newOutgoing({ text: typed, mentionIds: mentionedIn(typed, colleagues) }));
      type('');
      return;
    }
    if (files.isUploading) return;
    for (const { fileId, fileName } of files.take())
      onSend(newOutgoing({ file: { fileId, fileName } }));
    if (typed === '') return;
    type('');
    onSend(newOutgoing({ text: typed }));
  }

  return (
    <Box sx={{ bgcolor: mode === 'note' ? 'tones.waiting.ground' : undefined }}>
      <Composer
        text={text}
        onType={(typed) => {
          type(typed);
          setCursor(fieldRef.current?.selectionStart ?? typed.length);
          setActive(0);
          if (typed !== '' && mode === 'answer') onTyped();
        }}
        onSend={sendAll}
        files={mode === 'answer' ? files : undefined}
        max={limits.service.text}
        names={names}
        placeholder={names.placeholder}
        closedReason={canWrite ? null : t`Reopen the conversation to answer.`}
        fieldRef={fieldRef}
        onKey={(event) => {
          const close = () => setClosedAt(text);
          if (onOptionKey(event, { options, active, move: setActive, close })) return true;
          // Out of the field single keys work again.
          if (event.key === 'Escape') fieldRef.current?.blur();
          return event.key === 'Escape';
        }}
        listbox={options.length > 0 ? { id, activeId: optionId(id, active) } : undefined}
        above={
          options.length > 0 ? (
            <OptionList
              id={id}
              label={
                mode === 'answer'
                  ? t({ message: 'Canned answers', context: 'region' })
                  : t({ message: 'Colleagues', context: 'region' })
              }
              options={options}
              active={active}
            />
          ) : null
        }
      />
      <ModeChoice
        mode={mode}
        onMode={(chosen) => {
          setCursor(0);
          onMode(chosen);
        }}
      />
    </Box>
  );
}
