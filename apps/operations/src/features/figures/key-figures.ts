import type { calls, ResponseOf } from '@tolk/contract';

/** Key figures of a span of days in Shanghai; money in minor units. */
export type KeyFigures = ResponseOf<(typeof calls)['opsinterface']['figures']['getKeyFigures']>;
