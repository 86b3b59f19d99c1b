import { useEffect, useRef, useState } from 'react';
import type { HumanCheckSource } from './human-check-source.ts';

/** The machine's work in place of dragging: how far it is, and how to start and to stop it. */
export function useProof({ prove }: HumanCheckSource, onPassed: (verification: string) => void) {
  const [share, setShare] = useState<number>();
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFailed(false);
    setShare(0);
    try {
      const { verification } = await prove({ onProgress: setShare, signal });
      if (!signal.aborted) onPassed(verification);
    } catch {
      if (!signal.aborted) setFailed(true);
    } finally {
      setShare(undefined);
    }
  }

  return { share, failed, start: () => void start(), stop: () => running.current?.abort() };
}
