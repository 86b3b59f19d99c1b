import { useState } from 'react';

/** When this part of the screen appeared, ISO 8601: the earliest that a date field offers. */
export function useOpenedAt(): string {
  const [openedAt] = useState(() => new Date().toISOString());
  return openedAt;
}
