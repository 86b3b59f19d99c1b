import { useLingui } from '@lingui/react/macro';
import type { DeviceSession } from '@tolk/contract';

/** `Chrome 142 on Windows`, with as much of it as is known. */
export function useDeviceName(): (device: Pick<DeviceSession, 'browser' | 'system'>) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser && system) return t`${browser} on ${system}`;
    return browser || system || t({ message: 'Unknown device', context: 'option' });
  };
}
