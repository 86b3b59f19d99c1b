import { useEffect, useEffectEvent, useState } from 'react';

/** ms without a keystroke after which the server is asked. */
const pauseMs = 300;

/** What a person types, plain data, once they have paused. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const settle = useEffectEvent(() => setSettled(value));
  const typed = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
