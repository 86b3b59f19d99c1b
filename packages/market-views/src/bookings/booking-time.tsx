import { Box } from '@tolk/design-system';
import { Trans } from '@lingui/react/macro';
import {
  formatDateTime,
  formatDateTimeSpan,
  formatOffset,
  useLanguage,
  viewerZone,
} from '@tolk/i18n';

interface BookingTimeProps {
  /** ISO 8601. */
  iso: string;
  /** IANA zone of the place. */
  authorZone: string;
}

interface BookingSpanProps {
  /** ISO 8601. */
  start: string;
  end: string;
  /** IANA zone of the place. */
  authorZone: string;
}

/** The time of a booking, as clocks show it at the place, and in the viewer's zone where that is another. */
export function BookingSpan({ start, end, authorZone: zone }: BookingSpanProps) {
  const language = useLanguage();
  const own = formatDateTimeSpan(start, end, { language });
  const elsewhere = formatOffset(start, zone) !== formatOffset(start, viewerZone());
  return (
    <>
      {formatDateTimeSpan(start, end, { language, zone })}
      {elsewhere ? (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <Trans>{own} your time</Trans>
        </Box>
      ) : null}
    </>
  );
}

/** As clocks show it at the place, and in the viewer's zone where that is another time of day. */
export function BookingTime({ iso, authorZone: zone }: BookingTimeProps) {
  const language = useLanguage();
  const own = formatDateTime(iso, { language });
  const elsewhere = formatOffset(iso, zone) !== formatOffset(iso, viewerZone());
  return (
    <>
      <time dateTime={iso}>{formatDateTime(iso, { language, zone })}</time>
      {elsewhere ? (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <Trans>{own} your time</Trans>
        </Box>
      ) : null}
    </>
  );
}
