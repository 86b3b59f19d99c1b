import { Id, Timestamp } from '@tolk/contract/schemas/base';
import type { humanCheckPaths } from '@tolk/contract/human-check';
import { limits } from '@tolk/domain';
import { Type, type TSchema } from 'typebox';

interface Shapes {
  summary: string;
  request: TSchema;
  response: TSchema;
}

/** Points beyond this are more than a minute of a hand. */
const trackMax = 1_500;
const { proofMax, proofLimit } = limits.humanCheck;

const hex = (digits: number) => Type.String({ pattern: `^[0-9a-f]{${digits}}$` });
const picture = Type.String({ description: 'Data URL' });
const px = Type.Integer({ minimum: 0, description: 'CSS px' });
const nothing = Type.Object({});
const pass = Type.Object({ verification: Type.String(), expiresAt: Timestamp });
const challenge = {
  algorithm: Type.Literal('SHA-256'),
  challenge: hex(64),
  salt: Type.String({ maxLength: 200 }),
  signature: hex(64),
};

/** Requests and answers of slide-to-verify and its twin, as `contract/human-check` describes them. */
export const humanCheckShapes = {
  puzzle: {
    summary: 'A picture with a piece cut out of it; where the piece belongs is asked.',
    request: nothing,
    response: Type.Object({
      puzzleId: Id,
      background: picture,
      piece: picture,
      width: px,
      height: px,
      pieceSize: px,
      pieceTop: px,
      expiresAt: Timestamp,
    }),
  },
  slide: {
    summary: 'Where the piece was put, and the way of the hand; judged once. Answers a pass.',
    request: Type.Object({
      puzzleId: Id,
      x: Type.Number({ description: 'px from the left edge' }),
      track: Type.Array(
        Type.Object({
          x: Type.Number(),
          y: Type.Number(),
          at: Type.Number({ description: 'ms since the hand took the piece' }),
        }),
        { maxItems: trackMax },
      ),
    }),
    response: pass,
  },
  challenge: {
    summary: 'Work for the device instead of the puzzle, as ALTCHA writes it.',
    request: nothing,
    response: Type.Object({
      ...challenge,
      maxnumber: Type.Integer({ minimum: proofMax, maximum: proofLimit }),
    }),
  },
  proof: {
    summary: 'The number that solves the challenge; taken once. Answers a pass.',
    request: Type.Object({
      ...challenge,
      number: Type.Integer({ minimum: 0, maximum: proofLimit }),
    }),
    response: pass,
  },
} as const satisfies Record<keyof typeof humanCheckPaths, Shapes>;
