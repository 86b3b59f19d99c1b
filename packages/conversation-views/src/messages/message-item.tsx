import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@tolk/contract';
import { Box, Button, IconButton, Typography, VisuallyHidden } from '@tolk/design-system';
import { MoreVertIcon } from '@tolk/design-system/icons';
import type { Identity } from '@tolk/domain';
import { Bubble } from './bubble.tsx';
import { FileMessage } from './file-message.tsx';
import { LinkedText } from './linked-text.tsx';
import { MessageTime } from './message-time.tsx';
import { OutsidePayment } from './outside-payment.tsx';
import { QuotedMessage } from './quoted-message.tsx';

interface MessageItemProps {
  message: Message;
  isOwn: boolean;
  viewer: Identity;
  /** Stands with the one before it: neither a gap nor a name. */
  joins: boolean;
  /** The other side has read it. */
  isRead: boolean;
  /** It was jumped to. */
  isSought: boolean;
  otherName: string;
  onQuoted: (seq: number) => void;
  onMenu: (message: Message, anchor: HTMLElement) => void;
  /** Puts the text of a recalled message back into the field; left out where it is not known. */
  onEditAgain?: (() => void) | undefined;
}

/** One message: own ones at the end of the line, the other side's at its beginning. */
export function MessageItem(props: MessageItemProps) {
  const { message, isOwn, viewer, joins, isRead, isSought, otherName, onQuoted, onMenu } = props;
  const { t } = useLingui();
  return (
    <Bubble
      isOwn={isOwn}
      joins={joins}
      isSought={isSought}
      beside={
        message.recalled && isOwn ? null : (
          <IconButton
            size="small"
            aria-label={t`More about this message`}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => onMenu(message, currentTarget)}
          >
            <MoreVertIcon sx={{ fontSize: 18 }} />
          </IconButton>
        )
      }
    >
      <Writer {...props} />
      {message.quote ? (
        <QuotedMessage
          quote={message.quote}
          viewer={viewer}
          otherName={otherName}
          onGo={onQuoted}
        />
      ) : null}
      <Content {...props} />
      <MessageTime
        time={message.time}
        state={isOwn && !message.recalled ? (isRead ? 'read' : 'sent') : null}
      />
      {message.outsidePayment && !message.recalled ? <OutsidePayment isOwn={isOwn} /> : null}
    </Bubble>
  );
}

/** Said by side and colour; in words for screen readers, and where colleagues write for one organisation. */
function Writer({ message: { memberName }, isOwn, joins, otherName }: MessageItemProps) {
  if (memberName !== undefined && !joins)
    return (
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {memberName}
        <VisuallyHidden> </VisuallyHidden>
      </Box>
    );
  return (
    <VisuallyHidden>
      {memberName ?? (isOwn ? <Trans context="message">You</Trans> : otherName)}{' '}
    </VisuallyHidden>
  );
}

function Content({ message, isOwn, onEditAgain }: MessageItemProps) {
  if (message.recalled)
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {isOwn && message.memberName === undefined ? (
          <Trans>You recalled a message.</Trans>
        ) : (
          <Trans>This message was recalled.</Trans>
        )}
        {onEditAgain ? (
          <>
            {' '}
            <Button size="small" onClick={onEditAgain}>
              <Trans context="button">Edit again</Trans>
            </Button>
          </>
        ) : null}
      </Typography>
    );
  if (message.file) return <FileMessage file={message.file} />;
  return (
    <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <LinkedText text={message.text} />
    </Box>
  );
}
