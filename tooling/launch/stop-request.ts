/** One press of Ctrl-C arrives more than once: from the terminal, from npm and from the launcher above. */
const onePress = 1000;

export type StopRequest = {
  received: boolean;
  /** Settles with '' at the first request to stop. */
  first: Promise<''>;
  /** Calls back at a second request, a person's impatience. */
  onSecond: (listener: () => void) => void;
};

/** Listens for Ctrl-C, for the terminal's end, and for the end of the process that started this one. */
export function onStopRequest(): StopRequest {
  let firstAt = 0;
  // Services that are still starting notice the end of their stdin.
  let second: () => void = () => process.exit(1);
  const request: StopRequest = {
    received: false,
    first: new Promise((resolve) => {
      const receive = () => {
        if (!firstAt) firstAt = performance.now();
        else if (performance.now() - firstAt > onePress) second();
        request.received = true;
        resolve('');
      };
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, receive);
      process.on('disconnect', receive);
    }),
    onSecond: (listener) => {
      second = listener;
    },
  };
  return request;
}
