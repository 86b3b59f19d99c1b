/** Pictures as data URLs; lengths in CSS px of the background's own size. */
export interface Puzzle {
  puzzleId: string;
  background: string;
  piece: string;
  width: number;
  height: number;
  pieceSize: number;
  /** How far the piece stands from the top. */
  pieceTop: number;
  /** How long it is good for, in ms. */
  lifetimeMs: number;
}

/** One place of the piece on its way; `at` in ms since it was taken. */
export interface TrackPoint {
  x: number;
  y: number;
  at: number;
}

interface Pass {
  verification: string;
}

/** Where puzzles come from and are judged: `humanCheckSource` of the api client. */
export interface HumanCheckSource {
  fetchPuzzle: () => Promise<Puzzle>;
  answerPuzzle: (answer: {
    puzzleId: string;
    /** px from the left edge. */
    x: number;
    track: readonly TrackPoint[];
  }) => Promise<Pass>;
  /** The way without dragging: work that the machine does. `onProgress` hears 0 to 1. */
  prove: (options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Pass>;
}
