import {
  filterScreens,
  limits,
  notedSubjects,
  workKinds,
  workPaces,
  workSubjects,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Flag, Id, Line, Nullable, OneOf, Timestamp } from './base.ts';

/** The record that a case is about. */
export const workTarget = { subject: OneOf(workSubjects), subjectId: Id };

/** What staff write notes about: what such a case is about, a person or an order. */
export const noteTarget = { subject: OneOf(notedSubjects), subjectId: Id };

const clocks = {
  kind: OneOf(workKinds),
  sinceTime: Timestamp,
  /** By when it should be dealt with. */
  targetTime: Timestamp,
  pace: OneOf(workPaces),
};

const assignee = {
  assigneeId: Nullable(Id),
  assigneeName: Nullable(Type.String()),
};

/** A case that waits, as a line of the list. */
export const WorkRow = Type.Object({
  ...workTarget,
  ...clocks,
  ...assignee,
  /** The person, company, order or day that it is about; empty for a visitor. */
  about: Type.String(),
  /** Its number, or its order's. */
  number: Nullable(Type.String()),
  /** How many notes colleagues wrote. */
  notes: Count,
  /** Who else has it on screen now. */
  viewers: Type.Array(Type.String()),
});
export type WorkRow = Static<typeof WorkRow>;

/** What colleagues wrote about a record, and to whom it was given. */
export const WorkNote = Type.Object({
  noteId: Id,
  byName: Type.String(),
  /** To whom the record was handed with it. */
  toName: Nullable(Type.String()),
  /** Empty where it was handed over without words. */
  text: Type.String(),
  mentions: Type.Array(Type.String()),
  time: Timestamp,
});
export type WorkNote = Static<typeof WorkNote>;

/** A record as staff work on it: whose it is, its clocks while it waits, who is here, the notes. */
export const WorkCase = Type.Object({
  ...noteTarget,
  ...assignee,
  /** Null: it waits for nobody now, so that nobody takes it on. */
  waiting: Nullable(Type.Object(clocks)),
  viewers: Type.Array(Type.Object({ staffId: Id, name: Type.String() })),
  /** The newest first. */
  notes: Type.Array(WorkNote),
});
export type WorkCase = Static<typeof WorkCase>;

/** What a list of the console is narrowed down to. */
export const WorkFilterChoice = Type.Object({
  screen: OneOf(filterScreens),
  /** As it stands in the address of the screen, without the page. */
  query: Line(limits.work.filterQuery, 1),
});

export const WorkFilter = Type.Object({
  filterId: Id,
  name: Line(limits.work.filterName, 1),
  ...WorkFilterChoice.properties,
  /** Every colleague is offered it. */
  shared: Flag,
  /** Whoever saved it deletes it. */
  own: Flag,
  byName: Type.String(),
});
export type WorkFilter = Static<typeof WorkFilter>;

/** A note that names the reader and that they have not seen yet. */
export const WorkMention = Type.Object({
  ...noteTarget,
  noteId: Id,
  byName: Type.String(),
  text: Type.String(),
  time: Timestamp,
});
export type WorkMention = Static<typeof WorkMention>;
