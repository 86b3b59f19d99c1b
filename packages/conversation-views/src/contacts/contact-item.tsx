import { Trans, useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { ContactRow } from '@tolk/contract';
import { Avatar, Box, Typography, VisuallyHidden } from '@tolk/design-system';
import { formatDate, formatPastTime, formatShortDay, useLanguage, viewerZone } from '@tolk/i18n';
import { orderEventLabel } from '@tolk/labels';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { formatClockTime } from '../messages/clock-time.ts';
import { OnlineDot, useOnline } from '../typing/presence.tsx';
import { ContactMarks } from './contact-marks.tsx';

interface ContactItemProps {
  contact: ContactRow;
  isOpen: boolean;
  /** From whose conversation the reader comes back, until the focus is there. */
  returningRef: RefObject<string | undefined>;
  onOpen: () => void;
}

/** A contact with the beginning of what was written last, and how much of it is unread. */
export function ContactItem({ contact, isOpen, returningRef, onOpen }: ContactItemProps) {
  const { otherId, otherName, about, otherAvatar, otherSeenAt, last, unread } = contact;
  const online = useOnline(otherSeenAt);
  const button = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (returningRef.current !== otherId) return;
    returningRef.current = undefined;
    button.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  return (
    <Box
      ref={button}
      component="button"
      type="button"
      aria-current={isOpen || undefined}
      onClick={onOpen}
      sx={{
        display: 'flex',
        gap: 1.5,
        width: '100%',
        p: 1.5,
        border: 0,
        font: 'inherit',
        color: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
        bgcolor: isOpen ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Avatar name={otherName} src={otherAvatar ?? undefined} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
            <Typography noWrap sx={{ fontWeight: unread > 0 ? 700 : 500 }}>
              {otherName}
            </Typography>
            {online ? (
              <>
                <OnlineDot />
                <VisuallyHidden>
                  <Trans context="presence">Online</Trans>
                </VisuallyHidden>
              </>
            ) : null}
            <ContactMarks contact={contact} />
          </Box>
          {last ? (
            <Typography variant="caption" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
              <ShortTime iso={last.time} />
            </Typography>
          ) : null}
        </Box>
        {about ? <About about={about} /> : null}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2" color="textSecondary" noWrap>
            <Glimpse last={last} />
          </Typography>
          {unread > 0 ? <Unread count={unread} /> : null}
        </Box>
      </Box>
    </Box>
  );
}

/** What tells this contact from another one of the same name. */
function About({ about: { name, since } }: { about: NonNullable<ContactRow['about']> }) {
  const language = useLanguage();
  return (
    <Typography variant="body2" noWrap={since === undefined}>
      {since === undefined ? (
        name
      ) : (
        <Trans>
          {name}, since {formatPastTime(since, { language })}
        </Trans>
      )}
    </Typography>
  );
}

function Glimpse({ last }: { last: ContactRow['last'] }) {
  const { i18n } = useLingui();
  if (last === null) return <Trans>No messages yet</Trans>;
  if (last.recalled) return <Trans>This message was recalled.</Trans>;
  if (last.event) return i18n._(orderEventLabel(last.event.action, last.event.orderType));
  return last.fileName ?? last.text;
}

/** The clock for today, else the day. */
function ShortTime({ iso }: { iso: string }) {
  const language = useLanguage();
  const zone = viewerZone();
  const dayOf = (time: string | number) =>
    formatDate(new Date(time).toISOString(), { language, zone });
  const text =
    dayOf(iso) === dayOf(serverNow())
      ? formatClockTime(iso, language)
      : formatShortDay(iso, { language, zone });
  return <time dateTime={iso}>{text}</time>;
}

function Unread({ count }: { count: number }) {
  return (
    <Box
      component="span"
      sx={{
        flexShrink: 0,
        alignSelf: 'center',
        minWidth: 20,
        px: 0.75,
        borderRadius: 5,
        lineHeight: '20px',
        textAlign: 'center',
        typography: 'caption',
        color: 'secondary.contrastText',
        bgcolor: 'secondary.main',
      }}
    >
      {count > 99 ? '99+' : count}
      <VisuallyHidden>
        {' '}
        <Trans context="count">unread</Trans>
      </VisuallyHidden>
    </Box>
  );
}
