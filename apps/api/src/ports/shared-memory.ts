/** How often something was counted, and when its window ends (ms by the injected clock). */
export interface CountedWindow {
  count: number;
  endsAt: number;
}

/**
 * What all instances keep in memory together. It may be away at any time, and is asked for nothing
 * that must not be lost. Its promises reject soon while it is away.
 */
export interface SharedMemory {
  /** Whether it answered last. */
  readonly isThere: boolean;
  /** Counts `by` in the key's window, which begins with its first count; 0 only looks. */
  count(key: string, by: -1 | 0 | 1, windowMs: number, now: number): Promise<CountedWindow>;
  /** Heard by every instance that listens. */
  publish(channel: string, payload: string): Promise<void>;
  /** `onGap`: after each connection, since what was published before is lost. */
  listen(
    channels: Readonly<Record<string, (payload: string) => void>>,
    onGap: () => void,
  ): Promise<void>;
  close(): Promise<void>;
}
