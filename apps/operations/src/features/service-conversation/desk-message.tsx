import { Trans } from '@lingui/react/macro';
import { downloadCallFile, previewCallFile } from '@tolk/api-client';
import type { calls, FileInfo } from '@tolk/contract';
import { Bubble, FileMessage, LinkedText, MessageTime } from '@tolk/conversation-views/pieces';
import { Box } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { useCallback, type ReactNode } from 'react';
import { CustomerName } from '../../service/service-marks.tsx';
import type { HeldMessage } from './use-desk-thread.ts';

type Download = (typeof calls)['opsinterface']['service']['downloadServiceDeskFile'];
const path = '/opsinterface/downloadServiceDeskFile';

interface DeskMessageProps {
  conversationId: string;
  customerName: string;
  message: HeldMessage;
  joins: boolean;
  isRead: boolean;
  isSought: boolean;
}

/** A message of the customer or an answer in its bubble; a note stands out as what the customer never sees. */
export function DeskMessage(props: DeskMessageProps) {
  const { conversationId, customerName, message, joins, isRead, isSought } = props;
  const { side, staffName, time } = message;
  const isOwn = side === 'staff';
  const from = side === 'customer' ? <CustomerName name={customerName} /> : staffName;
  if (side === 'note') return <Note message={message} />;
  return (
    <Bubble isOwn={isOwn} joins={joins} isSought={isSought}>
      {joins ? null : <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{from}</Box>}
      <Content conversationId={conversationId} message={message} />
      <MessageTime time={time} state={isOwn ? (isRead ? 'read' : 'sent') : null} />
    </Bubble>
  );
}

function Note({ message }: { message: HeldMessage }) {
  const { staffName, text, time, mentions } = message;
  return (
    <Box
      sx={{
        mx: 2,
        mt: 1.5,
        p: 1.5,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: 'tones.waiting.ink',
        bgcolor: 'tones.waiting.ground',
        color: 'tones.waiting.ink',
        typography: 'body2',
      }}
    >
      <Box sx={{ typography: 'caption', fontWeight: 600 }}>
        <Trans>Note by {staffName}: the customer doesn’t see it</Trans>
      </Box>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <WithMentions text={text} names={mentions.map(({ name }) => name)} />
      </Box>
      <MessageTime time={time} state={null} />
    </Box>
  );
}

/** The text of a note, with whom it names in bold. */
function WithMentions({ text, names }: { text: string; names: readonly string[] }): ReactNode {
  const signs = names.map((name) => `@${name}`).filter((sign) => text.includes(sign));
  const [first] = signs.toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
  if (first === undefined) return text;
  const at = text.indexOf(first);
  return (
    <>
      {text.slice(0, at)}
      <strong>{first}</strong>
      <WithMentions text={text.slice(at + first.length)} names={names} />
    </>
  );
}

function Content({
  conversationId,
  message,
}: Pick<DeskMessageProps, 'conversationId' | 'message'>) {
  const { text, file } = message;
  const preview = useCallback(
    (fileId: string) => previewCallFile<Download>(path, { conversationId, fileId }),
    [conversationId],
  );
  const download = ({ fileId }: FileInfo) =>
    downloadCallFile<Download>(path, { conversationId, fileId });
  if (file) return <FileMessage file={file} preview={preview} onDownload={download} />;
  return (
    <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <LinkedText text={text} />
    </Box>
  );
}

/** That a note is on its way, above its bubble. */
export function NoteMark() {
  return (
    <Box sx={{ px: 2, pt: 1, textAlign: 'end' }}>
      <StatusChip tone="waiting">
        <Trans context="service">Note</Trans>
      </StatusChip>
    </Box>
  );
}
