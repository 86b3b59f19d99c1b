let shown = false;
let tell: () => void;

/** Settles when the first screen of this document stands and answers to the person. */
export const firstScreen = new Promise<void>((resolve) => {
  tell = resolve;
});

export function tellShown(): void {
  shown = true;
  tell();
}

export function hasShownScreen(): boolean {
  return shown;
}
