import { DefinitionList } from '@tolk/design-system/pieces';
import type { ShownPosting, SometimesKnown } from './shown-posting.ts';
import type { summedUp } from './posting-summary.tsx';
import { usePeopleEntries, useTimeEntries, useWorkEntries } from './posting-entries.tsx';

interface PostingFactsProps {
  posting: ShownPosting;
  /** What the screen already shows elsewhere. */
  omit?: readonly (SometimesKnown | (typeof summedUp)[number])[];
}

/** The facts of a posting, in the same order and the same words for everybody who reads it. */
export function PostingFacts({ posting, omit = [] }: PostingFactsProps) {
  const work = useWorkEntries(posting);
  const times = useTimeEntries(posting);
  const people = usePeopleEntries(posting);
  const omitted = new Set<string>(omit);
  const entries = [...work, ...times, ...people].filter(({ key }) => !omitted.has(key));
  return <DefinitionList entries={entries} />;
}
