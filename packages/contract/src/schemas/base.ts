import { limits } from '@tolk/domain';
import { Type, type Static, type TSchema } from 'typebox';

/** Shapes that many calls share. */
export const Id = Type.String({ format: 'uuid' });
export const Timestamp = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' });
export const Zone = Type.String({ maxLength: 64, description: 'IANA zone the author chose' });
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });
export const Port = Type.Union([Type.Literal(0), Type.Literal(1)]);
export const Nothing = Type.Object({});
export const Done = Type.Object({});
export const Text = (max: number, min = 0) => Type.String({ minLength: min, maxLength: max });
/** What is one line on screen and on paper: a name, a number. No line breaks, control or direction characters. */
export const Line = (max: number, min = 0) =>
  Type.String({ minLength: min, maxLength: max, format: 'line' });
export const Nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
export const Flag = Type.Boolean();
export const Url = Type.String({ description: 'URL' });
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** Minor units (fen, cents). */
export const MinorUnits = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** Minor units that came (positive) or went (negative). */
export const SignedMinorUnits = Type.Integer({
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});
/** Of an amount, 0 to 100. */
export const Percent = Type.Integer({ minimum: 0, maximum: 100 });
/** In how many of all cases something was so. */
export const ShareOfCases = Type.Object({
  /** To the nearest; 100 only of all, 0 only of none. */
  percent: Percent,
  cases: Count,
});
/** A calendar day in Asia/Shanghai, `2026-11-21`. */
export const ShanghaiDay = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
/** Days of a list, both included; either may be left out. */
export const Days = { from: Type.Optional(ShanghaiDay), to: Type.Optional(ShanghaiDay) };
export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });

/** The words that a list is searched for. */
export const SearchWords = Type.Optional(Text(limits.list.searchMax));

/** `{ pageNum, pageSize }`; pages count from 1. */
export const Page = {
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.list.pageSizeMax })),
};

export const ListOf = <Schema extends TSchema>(row: Schema) =>
  Type.Object({ total: Count, list: Type.Array(row) });

export const Language = OneOf(['en', 'zh-CN'] as const);
export const Bilingual = Type.Object({ en: Type.String(), zh: Type.String() });

/** One button: what it does, whether it is on, else why and from when on it will be. */
export const ActionState = <const Actions extends readonly string[]>(actions: Actions) =>
  Type.Object({
    action: OneOf(actions),
    enabled: Flag,
    reason: Type.Optional(Type.String({ description: 'In the caller’s language' })),
    availableAt: Type.Optional(Timestamp),
  });

export const FileInfo = Type.Object({
  fileId: Id,
  fileName: Type.String(),
  fileSize: Type.Integer({ description: 'bytes' }),
  fileType: Type.String({ description: 'Media type found by looking into the file' }),
  uploadTime: Timestamp,
  wordCount: Nullable(
    Type.Integer({ description: 'Words; CJK counted by character. Null when not countable' }),
  ),
});
export type FileInfo = Static<typeof FileInfo>;

/** A file that came with work: a posting, an order, a change of one. */
export const WorkFile = Type.Object({
  ...FileInfo.properties,
  /** A glossary, a style guide: it helps with the work, and its words count nowhere. */
  referenceOnly: Flag,
});
export type WorkFile = Static<typeof WorkFile>;

/** Which of a form's files are for reference only; an id that is not among its files says nothing. */
export const referenceFiles = (maxItems: number) =>
  Type.Optional(Type.Array(Id, { maxItems, uniqueItems: true }));
