import { serverNow } from '@tolk/api-client';
import { useState } from 'react';

/** When this part of the screen appeared, ISO 8601: the earliest that a date field offers. */
export function useOpenedAt(): string {
  const [openedAt] = useState(() => new Date(serverNow()).toISOString());
  return openedAt;
}
