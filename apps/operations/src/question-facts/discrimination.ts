import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';

interface Reading {
  tone: Tone;
  label: MessageDescriptor;
}

/** From which correlation on, the best first; the usual bounds of test makers (Ebel). */
const readings: ReadonlyArray<Reading & { from: number }> = [
  { from: 0.3, tone: 'success', label: msg({ message: 'Good', context: 'discrimination' }) },
  { from: 0.2, tone: 'active', label: msg({ message: 'Fair', context: 'discrimination' }) },
  { from: 0, tone: 'attention', label: msg({ message: 'Weak', context: 'discrimination' }) },
];

const negative: Reading = {
  tone: 'danger',
  label: msg({ message: 'Negative: check the key', context: 'discrimination' }),
};

/**
 * What a question's discrimination (point-biserial, -1 to 1) says in a word: whether those who answer it
 * right do well in the rest of the test. Below 0 the good ones get it wrong, so the key may be.
 */
export function readingOf(discrimination: number): Reading {
  return readings.find(({ from }) => discrimination >= from) ?? negative;
}
