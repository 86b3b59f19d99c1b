import { apiBase } from './headers.ts';

/**
 * Slide-to-verify and its twin that needs no dragging. Plain routes with the usual envelope and no
 * signature; both end with a pass, good once, for the call that sends a code.
 */
export const humanCheckPaths = {
  /** `POST {}` → `SlidePuzzle`. */
  puzzle: `${apiBase}/verification/puzzle`,
  /** `POST SlideAnswer` → `HumanCheckPass`; a puzzle is judged once. */
  slide: `${apiBase}/verification/slide`,
  /** `POST {}` → `ProofChallenge`. */
  challenge: `${apiBase}/verification/challenge`,
  /** `POST ProofAnswer` → `HumanCheckPass`. */
  proof: `${apiBase}/verification/proof`,
} as const;

/** Pictures as data URLs, lengths in CSS px of the background's own size. */
export interface SlidePuzzle {
  puzzleId: string;
  background: string;
  piece: string;
  width: number;
  height: number;
  pieceSize: number;
  /** How far the piece stands from the top. */
  pieceTop: number;
  expiresAt: string;
}

/** One place of the piece on its way; `at` in ms since the hand took it. */
export interface TrackPoint {
  x: number;
  y: number;
  at: number;
}

export interface SlideAnswer {
  puzzleId: string;
  /** px from the left edge. */
  x: number;
  track: readonly TrackPoint[];
}

/** A challenge as ALTCHA writes it: find the number whose hash with the salt is `challenge`. */
export interface ProofChallenge {
  algorithm: 'SHA-256';
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

export interface ProofAnswer extends Omit<ProofChallenge, 'maxnumber'> {
  number: number;
}

export interface HumanCheckPass {
  verification: string;
  expiresAt: string;
}
