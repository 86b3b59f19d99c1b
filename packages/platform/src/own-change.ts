let running = 0;

/**
 * Runs a call by which this tab itself ends its session: logout, switch of identity, deletion of the
 * account. The server closes the old session's socket before the answer is here: until then its end is
 * no news.
 */
export async function changingSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  running += 1;
  try {
    return await call();
  } finally {
    running -= 1;
  }
}

/** Whether such a call is under way. */
export function isChangingSession(): boolean {
  return running > 0;
}
