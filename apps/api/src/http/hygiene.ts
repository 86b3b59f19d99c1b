import { invalidFields, type BilingualText } from '../calls/refusal.ts';

const depthMax = 16;

const texts = {
  unstorable: {
    en: 'Contains characters that are not valid text. Remove them.',
    zh: '包含无效字符，请删除后重试。',
  },
  key: { en: 'This field name is not allowed.', zh: '不允许使用该字段名。' },
  depth: { en: 'The content is nested too deeply.', zh: '内容嵌套层级过深。' },
} as const satisfies Record<string, BilingualText>;

/**
 * Refuses with 422 what no field may hold: NUL and lone surrogates (PostgreSQL can't store them),
 * names that reach into prototypes, nesting beyond any schema of ours.
 */
export function assertClean(value: unknown, path = 'body', depth = 0): void {
  if (isPlain(value)) return;
  if (!isNested(value)) return invalidFields({ [path]: texts.unstorable });
  if (depth === depthMax) invalidFields({ [path]: texts.depth });
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      invalidFields({ [key]: texts.key });
    }
    const inner: unknown = Reflect.get(value, key);
    // Most of a long body is plain: only what is not gets the name of its place.
    if (!isPlain(inner)) assertClean(inner, depth === 0 ? key : `${path}.${key}`, depth + 1);
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return !isNested(value);
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
