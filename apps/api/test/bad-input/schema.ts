import type { AnyCall } from '@tolk/contract';

/** As much of JSON Schema as the contract's shapes use. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
}

/** A request's shape as plain data, as the OpenAPI document shows it; of several forms the first. */
export function requestShape(call: AnyCall): Schema {
  const shape: Schema = JSON.parse(JSON.stringify(call.request));
  return shape.oneOf?.[0] ?? shape;
}

export interface Field {
  /** Keys from the body down; `'0'` is the first entry of a list. */
  path: string[];
  /** Without the branch that allows null. */
  schema: Schema;
  nullable: boolean;
  required: boolean;
}

/** Every field of a shape, those of nested objects and list entries included. */
export function fieldsOf(schema: Schema, path: string[] = []): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = [...path, name];
    const inner = withoutNull(property);
    const field = {
      path: at,
      schema: inner,
      nullable: inner !== property,
      required: schema.required?.includes(name) ?? false,
    };
    const entry = inner.items && {
      path: [...at, '0'],
      schema: inner.items,
      nullable: false,
      required: false,
    };
    return [field, ...(entry ? [entry] : []), ...fieldsOf(inner, at)];
  });
}

/** The JSON types that a value of this shape can have. */
export function typesOf({ type, anyOf, enum: choices, const: only }: Schema): Set<string> {
  if (anyOf) return new Set(anyOf.flatMap((branch) => [...typesOf(branch)]));
  if (only !== undefined) return new Set([typeof only]);
  if (choices && type === undefined) return new Set(choices.map((choice) => typeof choice));
  return new Set(type === 'integer' ? ['number'] : [type ?? 'object']);
}

/** Whether only listed or specially formed texts fit. */
export function isFormed({ enum: choices, const: only, format, pattern }: Schema): boolean {
  const form = format === 'line' ? undefined : format;
  return [choices, only, form, pattern].some((rule) => rule !== undefined);
}

function withoutNull(schema: Schema): Schema {
  const branches = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (branches === undefined || branches.length === schema.anyOf?.length) return schema;
  return branches.length === 1 ? (branches[0] ?? schema) : { anyOf: branches };
}
