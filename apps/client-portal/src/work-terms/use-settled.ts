import { useEffect, useMemo, useState } from 'react';

/** ms without a keystroke after which the server is asked. */
const pauseMs = 300;

/** What a person types, plain data, once they have paused. */
export function useSettled<Value>(value: Value): Value {
  const typed = JSON.stringify(value);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return useMemo(() => JSON.parse(settled) as Value, [settled]);
}
