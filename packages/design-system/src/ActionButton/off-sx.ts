/** A button that is off and stays reachable by keyboard, so that what it says of why is heard. */
export const offSx = { opacity: 0.55, cursor: 'not-allowed' } as const;
