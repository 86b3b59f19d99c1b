import { randomUUID } from 'node:crypto';
import type { SlideAnswer, SlidePuzzle, HumanCheckPass } from '@tolk/contract/human-check';
import { addMs, limits } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../calls/refusal.ts';
import { insertHumanCheck, takeForJudgement } from './human-check-repository.ts';
import { issuePass } from './pass.ts';
import { drawPuzzle } from './puzzle-picture.ts';
import { isHandTrack } from './track.ts';

type Needs = Pick<Dependencies, 'db' | 'clock'>;

const { widthPx: width, heightPx: height, piecePx, puzzleMs, tolerancePx } = limits.humanCheck;

/** A new puzzle; where its piece belongs stays here. */
export async function newPuzzle({ db, clock }: Needs): Promise<SlidePuzzle> {
  const { background, piece, x, y } = await drawPuzzle();
  const now = clock.now();
  const puzzleId = randomUUID();
  const expiresAt = addMs(now, puzzleMs);
  await insertHumanCheck(db, {
    id: puzzleId,
    kind: 'slide',
    answer: x,
    created_at: now,
    expires_at: expiresAt,
  });
  return {
    puzzleId,
    background,
    piece,
    width,
    height,
    pieceSize: piecePx,
    pieceTop: y,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Judges a puzzle once, right or wrong. Throws `humanCheckFailed`, whatever was wrong with it. */
export async function judgeSlide(
  { db, clock }: Needs,
  { puzzleId, x, track }: SlideAnswer,
): Promise<HumanCheckPass> {
  const now = clock.now();
  const isHand = isHandTrack(track, x);
  const pass = await transaction(db, async (tx) => {
    const puzzle = await takeForJudgement(tx, puzzleId, 'slide', now);
    if (puzzle === undefined || puzzle.answer === null || !isHand) return null;
    return Math.abs(puzzle.answer - x) <= tolerancePx ? issuePass(tx, puzzle.id, now) : null;
  });
  return pass ?? refuse('humanCheckFailed');
}
