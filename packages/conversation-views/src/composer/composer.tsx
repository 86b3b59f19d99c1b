import { Plural, useLingui } from '@lingui/react/macro';
import type { Message } from '@tolk/contract';
import { Box, IconButton } from '@tolk/design-system';
import { AttachFileIcon, SendIcon } from '@tolk/design-system/icons';
import { acceptOf, limits } from '@tolk/domain';
import {
  useEffect,
  useRef,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { QuoteBar } from './quote-bar.tsx';
import { StagedFiles } from './staged-files.tsx';
import type { useStagedFiles } from './use-staged-files.ts';

interface ComposerProps {
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  /** Left out where only text is taken. */
  files?: ReturnType<typeof useStagedFiles> | undefined;
  quote?: { message: Message; name: string | null } | null;
  onDropQuote?: () => void;
  /** Why nothing can be written; null: it can. */
  closedReason?: string | null;
  /** Characters that the server takes. */
  max?: number;
  placeholder?: string;
  /** What the field and its button are called where it matters who reads the message. */
  names?: { field: string; send: string } | undefined;
  /** Between quote and field: what is offered while one types. */
  above?: ReactNode;
  /** Hears keys first; true: the key is used up. */
  onKey?: ((event: KeyboardEvent<HTMLTextAreaElement>) => boolean) | undefined;
  /** The field, for who moves the focus there. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  /** The list that the field’s arrow keys go through, as screen readers are told. */
  listbox?: { id: string; activeId: string | undefined } | undefined;
}

/** Where a message is written: Enter sends unless an input method composes, Shift+Enter begins a line. */
export function Composer(props: ComposerProps) {
  const { text, onType, onSend, files, quote = null, onDropQuote, closedReason = null } = props;
  const { max = limits.conversation.text, placeholder, names, above } = props;
  const { onKey, fieldRef, listbox } = props;
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? ownField;
  const quoted = quote?.message.seq;
  useEffect(() => {
    if (quoted !== undefined) field.current?.focus();
  }, [quoted, field]);
  const left = max - text.length;
  if (closedReason !== null)
    return (
      <Box
        role="status"
        sx={{
          p: 2,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          typography: 'body2',
        }}
      >
        {closedReason}
      </Box>
    );

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // 229: some browsers end a composition before the key that ended it is heard.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (onKey?.(event)) return event.preventDefault();
    if (event.key === 'Escape' && quote) return onDropQuote?.();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (left >= 0) onSend();
  }
  function take(event: ClipboardEvent | DragEvent, list: FileList) {
    if (list.length === 0 || !files) return;
    event.preventDefault();
    files.add([...list]);
  }

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      sx={{ borderTop: 1, borderColor: 'divider' }}
    >
      {quote && onDropQuote ? <QuoteBar {...quote} onDrop={onDropQuote} /> : null}
      {above}
      {files && files.staged.length > 0 ? (
        <StagedFiles staged={files.staged} onRemove={files.remove} onRetry={files.retry} />
      ) : null}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, p: 1 }}>
        {files ? (
          <>
            <IconButton
              aria-label={t({ message: 'Add files', context: 'button' })}
              onClick={() => chooser.current?.click()}
            >
              <AttachFileIcon />
            </IconButton>
            <input
              ref={chooser}
              type="file"
              hidden
              multiple
              accept={acceptOf('message')}
              onChange={({ currentTarget }) => {
                files.add([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
          </>
        ) : null}
        <Box
          component="textarea"
          ref={field}
          aria-label={names?.field ?? t({ message: 'Message', context: 'chat field' })}
          placeholder={placeholder ?? t`Write a message`}
          {...(listbox && {
            role: 'combobox',
            'aria-expanded': true,
            'aria-autocomplete': 'list',
            'aria-controls': listbox.id,
            'aria-activedescendant': listbox.activeId,
          })}
          rows={1}
          value={text}
          dir="auto"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => take(event, event.clipboardData.files)}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 40,
            maxHeight: 160,
            fieldSizing: 'content',
            resize: 'none',
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            font: 'inherit',
            lineHeight: 1.5,
            color: 'inherit',
            bgcolor: 'background.paper',
          }}
        />
        <IconButton
          color="secondary"
          aria-label={names?.send ?? t({ message: 'Send', context: 'button' })}
          title={names?.send}
          disabled={
            files?.isUploading === true ||
            left < 0 ||
            (text.trim() === '' && !files?.staged.some(({ uploaded }) => uploaded))
          }
          onClick={onSend}
        >
          <SendIcon />
        </IconButton>
      </Box>
      {left < 200 ? (
        <Box role="status" sx={{ px: 2, pb: 1, typography: 'caption', color: 'text.secondary' }}>
          {left < 0 ? (
            <Plural
              value={-left}
              one="# character too many: split the message"
              other="# characters too many: split the message"
            />
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          )}
        </Box>
      ) : null}
    </Box>
  );
}
