import { Trans, useLingui } from '@lingui/react/macro';
import type { DeviceSession } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { formatRelative, useLanguage } from '@tolk/i18n';
import { serverNow } from '@tolk/api-client';
import { SettingRow, SettingRows } from '../settings/setting-rows.tsx';
import { useDeviceName } from './device-name.ts';

interface DeviceListProps {
  devices: readonly DeviceSession[];
  onSignOut: (device: DeviceSession) => void;
}

/** The devices in the order of the server: this one first, then the last seen. */
export function DeviceList({ devices, onSignOut }: DeviceListProps) {
  return (
    <SettingRows>
      {devices.map((device) => (
        <Row key={device.sessionId} device={device} onSignOut={() => onSignOut(device)} />
      ))}
    </SettingRows>
  );
}

function Row({ device, onSignOut }: { device: DeviceSession; onSignOut: () => void }) {
  const { t } = useLingui();
  const nameOf = useDeviceName();
  const name = nameOf(device);
  return (
    <SettingRow
      title={name}
      value={device.current ? null : <LastSeen iso={device.lastSeenTime} />}
      hint={<Facts device={device} />}
      action={
        device.current ? (
          <StatusChip tone="active">
            <Trans context="status">This device</Trans>
          </StatusChip>
        ) : (
          <Button
            size="small"
            variant="outlined"
            aria-label={t`Sign out: ${name}`}
            onClick={onSignOut}
          >
            <Trans context="button">Sign out</Trans>
          </Button>
        )
      }
    />
  );
}

function LastSeen({ iso }: { iso: string }) {
  const language = useLanguage();
  const ago = formatRelative(iso, { now: new Date(serverNow()).toISOString(), language });
  return <Trans>Last seen {ago}</Trans>;
}

/** Since when, as whom and from where. */
function Facts({ device: { startTime, address, port } }: { device: DeviceSession }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <span>
        <Trans>
          Since <DateTime iso={startTime} />
        </Trans>
      </span>
      {port === null ? null : (
        <span>{port === 1 ? <Trans>As a supplier</Trans> : <Trans>As a client</Trans>}</span>
      )}
      {address ? <span>{address}</span> : null}
    </Box>
  );
}
