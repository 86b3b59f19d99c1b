import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';

// Ways in and what keeps them safe: codes, sessions, devices, the transport, members of the staff.

export const password = { min: 8, max: 128 } as const;
export const account = { max: 254 } as const;

export const code = {
  digits: 6,
  lifetimeMs: 10 * MINUTE,
  tries: 5,
  resendMs: MINUTE,
  /** To one account: of one asker, and of all askers together whose device never signed in to it. */
  perDay: 10,
  strangersPerDay: 30,
  /** Codes that are sent without a human check: to one account a day, from one network an hour. */
  unverified: { perDay: 2, perNetworkHour: 20 },
  /** Each text message costs money, and anybody may type in any number. */
  textsPerNetworkHour: 60,
} as const;

/**
 * Slide-to-verify and its twin. `proofMax` bounds the numbers that a proof of work tries; it doubles
 * with every `proofStep` challenges of one network within an hour, up to `proofLimit`.
 */
export const humanCheck = {
  widthPx: 320,
  heightPx: 160,
  piecePx: 48,
  tolerancePx: 5,
  puzzleMs: 2 * MINUTE,
  passMs: 10 * MINUTE,
  proofMax: 50_000,
  proofStep: 10,
  proofLimit: 800_000,
} as const;

export const invitationCode = { length: 8, max: 32 } as const;
export const wechat = { stateMs: 10 * MINUTE, ticketMs: 15 * MINUTE } as const;

export const session = {
  /** A token older than this is exchanged for a new one (code 600). */
  rotateAfterMs: 12 * HOUR,
  /** How long the token that was exchanged is still told its successor. */
  rotationGraceMs: MINUTE,
  idleMs: 14 * DAY,
  absoluteMs: 90 * DAY,
} as const;

/** A browser that signed in is known to the account for so long. */
export const device = { rememberedMs: 180 * DAY } as const;

/**
 * Open sockets; `nameless` is how long one may stay open before it says whose it is. What changed
 * within the last `recallMs` is told to a socket that opens later than its screen. A network opens
 * `openings.max` within `openings.ms`: after a restart all of its sockets at once. A socket that sends more than `packets.max` packets within `packets.ms` is cut; ours send one every few seconds.
 */
export const sockets = {
  perPerson: 20,
  perNetwork: 500,
  openings: { max: 1_500, ms: MINUTE },
  packets: { max: 100, ms: 10 * SECOND },
  namelessMs: 5 * SECOND,
  recallMs: 2 * MINUTE,
} as const;

/** Browsers of one account that get notifications; `endpoint` bounds an address in characters. */
export const webPush = { browsers: 10, endpoint: 1_000, keptMs: DAY } as const;

export const transport = {
  clockSkewMs: 5 * MINUTE,
  bodyBytes: 1_048_576,
  idempotencyMs: DAY,
} as const;

export const rollout = {
  /** A browser keeps the share that it belongs to while releases are tried out. */
  slotMs: 90 * DAY,
} as const;

/** What browsers report of themselves. */
export const frontEnds = {
  /** Reports of a network in a minute, of one document in all. */
  faultsPerMinute: 30,
  faultsPerDocument: 5,
  vitalsPerMinute: 30,
  message: 500,
  stack: 6_000,
  route: 200,
  version: 80,
  /** Of a fault: the newest occurrences in full, and the newest versions that had it. */
  samples: 5,
  versions: 20,
  /** Whoever makes faults up drives out old ones, and fills no disk. */
  faults: 5_000,
  keptMs: 30 * DAY,
  /** So many sessions from so many networks within so long, of a version released no longer ago, take it back. */
  takeBack: { sessions: 10, networks: 5, withinMs: 10 * MINUTE, releasedWithinMs: DAY },
  /** In how many sessions a screen fell is asked for minutes after a release. */
  crashesKeptMs: DAY,
} as const;

export const staff = {
  name: 80,
  /** A day's work; after a break of this long the person signs in again. */
  idleMs: HOUR,
  /** Who pressed and moved nothing for so long is not taken to sit before the console. */
  attendedMs: 10 * MINUTE,
  /** An attended console looks so often for what colleagues and customers did. */
  lookMs: 10 * SECOND,
  absoluteMs: 12 * HOUR,
  /** Between password and second factor. */
  ticketMs: 10 * MINUTE,
  /** RFC 6238: digits, step and how many steps the other clock may be off. */
  totp: { digits: 6, stepMs: 30 * SECOND, drift: 1 },
  /** Wrong passwords or codes of one asker, and passwords at one account from anywhere. */
  tries: 5,
  triesFromAnywhere: 50,
  lockedMs: 15 * MINUTE,
} as const;
