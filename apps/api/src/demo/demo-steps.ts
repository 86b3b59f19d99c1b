/** Something that happened in the life of the demo, at its time. */
export interface Step {
  at: Date;
  act: () => Promise<void>;
}

/**
 * Lets everything happen in the order of time: messages about orders, and numbers, stand by when they
 * were written and not by the date that they bear.
 */
export async function liveThrough(steps: readonly Step[]): Promise<void> {
  const inTurn = steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { act } of inTurn) await act();
}
