import type { Identity, OrganisationScope, StaffScope } from '@tolk/domain';
import type { Static, TSchema } from 'typebox';

/** Interfaces of docs/product/wire.md#rules-for-every-call; `opsinterface` is the staff's own. */
export type CallInterface =
  | 'supinterface'
  | 'clientinterface'
  | 'communicationinterface'
  | 'miniprogram'
  | 'opsinterface';
export type CallPath = `/${CallInterface}/${string}`;

/** Who may make a call: nobody in particular, any signed-in person, one identity, or the staff. */
export type Access = 'public' | 'any' | 'supplier' | 'client' | 'staff';

export interface CallDefinition<
  Path extends CallPath,
  Request extends TSchema,
  Response extends TSchema,
> {
  /** `/<interface>/<name>`; served as `POST /api<path>`. */
  path: Path;
  access: Access;
  /** Of the staff, only roles that may enter this scope; absent: every member. */
  scope?: StaffScope;
  /**
   * What it takes to make the call for the organisation that the session acts for, on either side of
   * the market or by side; `self`: it is the person's own even then. Absent: the call of one side
   * can't be made for an organisation, and one of any identity or of everybody is the person's own.
   */
  organisation?: OrganisationScope | 'self' | Readonly<Record<Identity, OrganisationScope>>;
  /** What the call does in the field's words; spells out pinyin names. */
  summary: string;
  request: Request;
  /** The envelope's `data`. */
  response: Response;
  /**
   * `none` for calls that only read. `accepted`: an `idempotency-key` header makes a repetition
   * harmless. `required`: the call moves money and is refused without one.
   */
  idempotency: 'none' | 'accepted' | 'required';
  /** Fields that may stand in the address instead of the body; whole numbers only. */
  query?: readonly string[];
  /** `multipart` calls carry a file besides the fields of `request`; `file` answers with a file. */
  body?: 'json' | 'multipart';
  answer?: 'json' | 'file';
  /**
   * Calls per window and caller; the server's default applies when absent. With `counts` a refused
   * call is not counted: for calls that are limited for what they do to others.
   */
  limit?: { max: number; windowMs: number; counts?: 'successes' };
  /** Error codes of its own, besides the common ones. */
  errors?: readonly number[];
}

export type AnyCall = CallDefinition<CallPath, TSchema, TSchema>;
export type RequestOf<Call extends AnyCall> = Static<Call['request']>;
export type ResponseOf<Call extends AnyCall> = Static<Call['response']>;

/** Declares one call; the single source of its path, access and shapes. */
export function defineCall<
  const Path extends CallPath,
  const Request extends TSchema,
  const Response extends TSchema,
>(call: CallDefinition<Path, Request, Response>): CallDefinition<Path, Request, Response> {
  return call;
}
