import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetFileUseQuery } from '@tolk/api-client';
import { Box, DataState, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { LinearProgress } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { formatFileSize, formatNumber, useLanguage } from '@tolk/i18n';

const { files: filesMax, bytes: bytesMax } = limits.file.daily;

/** How much of what a person may upload in a day is used, and what is kept of theirs. */
export function FileSection() {
  const { t } = useLingui();
  const language = useLanguage();
  // Uploads go past the cache, so what is here may be old.
  const query = useSupGetFileUseQuery({}, { refetchOnMountOrArgChange: true });
  const size = (bytes: number) => formatFileSize(bytes, language);
  const count = (files: number) => formatNumber(files, language);
  return (
    <Section title={<Trans context="heading">Uploaded files</Trans>}>
      {/* As high as two meters and a line, so that what stands below doesn't move when they arrive. */}
      <Box sx={{ minHeight: 120 }}>
        <DataState query={query} skeleton={2}>
          {({ lastDay, kept }) => (
            <>
              <Meter
                label={t`Files in the last 24 hours`}
                value={t`${count(lastDay.files)} of ${count(filesMax)}`}
                share={lastDay.files / filesMax}
              />
              <Meter
                label={t`Size in the last 24 hours`}
                value={t`${size(lastDay.bytes)} of ${size(bytesMax)}`}
                share={lastDay.bytes / bytesMax}
              />
              <Typography color="textSecondary">
                <Trans>All your files together take up {size(kept.bytes)}.</Trans>
              </Typography>
            </>
          )}
        </DataState>
      </Box>
    </Section>
  );
}

interface MeterProps {
  label: string;
  value: string;
  /** 0 to 1 */
  share: number;
}

function Meter({ label, value, share }: MeterProps) {
  const percent = Math.min(100, share * 100);
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
        <span>{label}</span>
        <span>{value}</span>
      </Box>
      <LinearProgress
        variant="determinate"
        role="meter"
        aria-label={label}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={value}
        value={percent}
      />
    </Box>
  );
}
