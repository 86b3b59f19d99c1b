/** Pieces of a thread for the service desk: its page on the public site, and the staff’s console. */
export { Composer } from './composer/composer.tsx';
export { useConversationDraft } from './composer/use-conversation-draft.ts';
export { useStagedFiles, type FilePlace } from './composer/use-staged-files.ts';
export { LogLine } from './log/log-line.tsx';
export { MessageLog } from './log/message-log.tsx';
export { Bubble } from './messages/bubble.tsx';
export { FileMessage } from './messages/file-message.tsx';
export { LinkedText } from './messages/linked-text.tsx';
export { MessageTime } from './messages/message-time.tsx';
export { OutgoingItem } from './messages/outgoing-item.tsx';
export { threadRows, type ThreadRow } from './messages/rows.ts';
export { useOnlineBrowser } from './page/use-online-browser.ts';
export { newOutgoing, type Outgoing, type Page, type Thread } from './thread/thread.ts';
export { createThreadStore, type ThreadServer, type ThreadStore } from './thread/thread-store.ts';
export { useOpenThread } from './thread/use-open-thread.ts';
export { nothingUnread, useUnreadOnOpening } from './thread/use-unread-on-opening.ts';
