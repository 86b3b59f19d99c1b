import { useEffect } from 'react';

let isDown = false;
const waiting = new Set<() => void>();

function press(): void {
  isDown = true;
}

/** A task later, when the click has found its button. */
function release(): void {
  isDown = false;
  const tasks = [...waiting];
  waiting.clear();
  setTimeout(() => tasks.forEach((task) => task()));
}

/** Makes `onceReleased` wait for the pointer as long as a form is there. */
export function useWatchedPointer(): void {
  useEffect(() => {
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
      release();
    };
  }, []);
}

/**
 * Runs `task` now, or when the pointer is released: a message that appears below a field while a button
 * is being pressed would move the button away from under the pointer, and the click would be lost.
 */
export function onceReleased(task: () => void): void {
  if (isDown) waiting.add(task);
  else task();
}
