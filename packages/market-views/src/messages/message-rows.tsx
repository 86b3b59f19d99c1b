import { Trans } from '@lingui/react/macro';
import { Box, Link as TextLink, Paper, VisuallyHidden } from '@tolk/design-system';
import { formatDateTime, SentenceGap, useLanguage } from '@tolk/i18n';
import { Link } from '@tolk/platform';
import type { ReactNode } from 'react';

/** Dense rows under each other, as one card. */
export function MessageRows({ children }: { children: ReactNode }) {
  return (
    <Paper component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}>
      {children}
    </Paper>
  );
}

interface MessageRowProps {
  /** Where it is opened. */
  to: string;
  title: ReactNode;
  text: ReactNode;
  unread: boolean;
  /** ISO 8601. */
  time: string;
  /** How the time is said; the whole moment stands behind it. */
  shownTime: string;
  /** Beside the title. */
  status?: ReactNode;
  /** At the end: buttons and links. */
  actions?: ReactNode;
  /** Below: what opens out of the row. */
  below?: ReactNode;
}

/** A notification or a piece of feedback: what, and the beginning of it, which has room for a sum. */
export function MessageRow({
  to,
  title,
  text,
  unread,
  status,
  actions,
  below,
  ...moment
}: MessageRowProps) {
  return (
    <Box
      component="li"
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '8px minmax(0, 1fr)', md: '8px minmax(0, 1fr) auto' },
          columnGap: 1.5,
          alignItems: 'center',
          minHeight: 64,
          px: { xs: 1.5, md: 2 },
          py: 1,
          // The whole row leads where its title does; what is in it stays above.
          position: 'relative',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <UnreadDot unread={unread} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <TextLink
              component={Link}
              to={to}
              color="textPrimary"
              underline="hover"
              sx={{
                minWidth: 0,
                overflowWrap: 'anywhere',
                fontWeight: unread ? 600 : 400,
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {title}
              {unread ? (
                <VisuallyHidden>
                  <SentenceGap />
                  <Trans context="status">(unread)</Trans>
                </VisuallyHidden>
              ) : null}
            </TextLink>
            {status}
          </Box>
          <Box
            sx={{
              typography: 'body2',
              color: 'text.secondary',
              overflowWrap: 'anywhere',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: { xs: '3', md: '2' },
              overflow: 'hidden',
            }}
          >
            {text}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            columnGap: 1,
            position: 'relative',
            gridColumn: { xs: 2, md: 'auto' },
            flexDirection: { xs: 'row-reverse', md: 'row' },
            justifyContent: { xs: 'space-between', md: 'flex-end' },
          }}
        >
          {actions}
          <Moment {...moment} />
        </Box>
      </Box>
      {below}
    </Box>
  );
}

function UnreadDot({ unread }: { unread: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: unread ? 'secondary.main' : 'transparent',
      }}
    />
  );
}

function Moment({ time, shownTime }: { time: string; shownTime: string }) {
  const language = useLanguage();
  return (
    <Box
      component="time"
      dateTime={time}
      title={formatDateTime(time, { language })}
      sx={{
        typography: 'caption',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
        textAlign: 'end',
        minWidth: { md: 40 },
      }}
      data-figures=""
    >
      {shownTime}
    </Box>
  );
}
