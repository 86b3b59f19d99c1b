import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Puzzle, TrackPoint } from './human-check-source.ts';

/** How far an arrow key moves the piece, in px of the picture. */
const keyStep = 4;

const keys: Readonly<Record<string, number>> = {
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
  ArrowRight: keyStep,
  ArrowUp: keyStep,
};

interface Hold {
  clientX: number;
  clientY: number;
  /** px on the screen for one px of the picture. */
  scale: number;
}

interface Drop {
  x: number;
  track: readonly TrackPoint[];
}

/** Moves the piece along its rail by pointer or keys and notes the way it took. */
export function useTrack({ width, pieceSize }: Puzzle, onDrop: (drop: Drop) => void) {
  const [x, setX] = useState(0);
  const track = useRef<TrackPoint[]>([]);
  const takenAt = useRef(0);
  const hold = useRef<Hold>(undefined);
  const most = width - pieceSize;

  function move(to: number, y: number): void {
    const now = performance.now();
    if (track.current.length === 0) takenAt.current = now;
    const place = Math.round(Math.min(Math.max(to, 0), most));
    track.current.push({ x: place, y: Math.round(y), at: Math.round(now - takenAt.current) });
    setX(place);
  }

  function drop(): void {
    const last = track.current.at(-1);
    if (last) onDrop({ x: last.x, track: track.current });
  }

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const rail = event.currentTarget.parentElement ?? event.currentTarget;
      event.currentTarget.setPointerCapture(event.pointerId);
      track.current = [];
      hold.current = {
        clientX: event.clientX,
        clientY: event.clientY,
        scale: rail.getBoundingClientRect().width / width || 1,
      };
      move(0, 0);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = hold.current;
      if (!held) return;
      const { clientX, clientY, scale } = held;
      move((event.clientX - clientX) / scale, (event.clientY - clientY) / scale);
    },
    onPointerUp() {
      if (!hold.current) return;
      hold.current = undefined;
      drop();
    },
    onPointerCancel() {
      hold.current = undefined;
      track.current = [];
      setX(0);
    },
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = keys[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // A track begins where the piece lay.
      if (track.current.length === 0) move(x, 0);
      move(x + step, 0);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      drop();
    }
  }

  return { x, most, handlers: { ...pointer, onKeyDown } };
}
