import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { MarkingCriterion, TestMarkingStatus, TestRequestStatus } from '@tolk/domain';
import { newerLook, newerName, orNewer } from './newer-names.ts';

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

/** A requested test as the supplier and the reviewers see it. */
export const testRequestChips: Readonly<Record<TestRequestStatus, StatusChipLook>> = orNewer(
  {
    requested: { label: msg({ message: 'Requested', context: 'test' }), tone: 'waiting' },
    given: { label: msg({ message: 'To be translated', context: 'test' }), tone: 'attention' },
    handedIn: { label: msg({ message: 'Being marked', context: 'test' }), tone: 'waiting' },
    withMarkers: { label: msg({ message: 'Being marked', context: 'test' }), tone: 'waiting' },
    passed: { label: msg({ message: 'Passed', context: 'status' }), tone: 'success' },
    failed: { label: msg({ message: 'Not passed', context: 'status' }), tone: 'danger' },
    withdrawn: { label: msg({ message: 'Withdrawn', context: 'test' }), tone: 'neutral' },
    declined: { label: msg({ message: 'Declined', context: 'test' }), tone: 'neutral' },
  },
  newerLook,
);

/** A translation that a supplier is asked to mark. */
export const testMarkingChips: Readonly<Record<TestMarkingStatus, StatusChipLook>> = orNewer(
  {
    asked: { label: msg({ message: 'To be marked', context: 'marking' }), tone: 'attention' },
    marked: { label: msg({ message: 'Marked', context: 'marking' }), tone: 'success' },
    declined: { label: msg({ message: 'Declined', context: 'marking' }), tone: 'neutral' },
    expired: { label: msg({ message: 'Time over', context: 'marking' }), tone: 'neutral' },
    dropped: { label: msg({ message: 'No longer needed', context: 'marking' }), tone: 'neutral' },
  },
  newerLook,
);

interface CriterionWords {
  readonly label: MessageDescriptor;
  /** What the points are for. */
  readonly hint: MessageDescriptor;
}

export const criterionLabels: Readonly<Record<MarkingCriterion, CriterionWords>> = orNewer(
  {
    accuracy: {
      label: msg({ message: 'Accuracy', context: 'marking' }),
      hint: msg`The whole meaning, nothing added, nothing left out.`,
    },
    terminology: {
      label: msg({ message: 'Terminology', context: 'marking' }),
      hint: msg`The field’s own terms, used consistently.`,
    },
    language: {
      label: msg({ message: 'Language', context: 'marking' }),
      hint: msg`Grammar, spelling and style a native reader expects.`,
    },
    instructions: {
      label: msg({ message: 'Instructions', context: 'marking' }),
      hint: msg`The brief was followed.`,
    },
  },
  { label: newerName, hint: newerName },
);
