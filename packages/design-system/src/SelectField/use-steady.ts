import { useState } from 'react';

/**
 * The value that came first under this key. An Autocomplete takes a new object for a new choice and puts
 * its label in place of what somebody is typing, so that options made again must not reach it.
 */
export function useSteady<Value>(value: Value, key: string): Value {
  const [held, setHeld] = useState({ value, key });
  if (held.key === key) return held.value;
  setHeld({ value, key });
  return value;
}
