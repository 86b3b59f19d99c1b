import type { StaffServiceConversation } from '@tolk/contract';

/** What every dialog of the desk works on. */
export interface DeskDialogProps {
  conversation: StaffServiceConversation;
  onClose: () => void;
}
