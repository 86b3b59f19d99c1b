import type { ErrorObject } from 'ajv';
import type { BilingualText } from '../calls/refusal.ts';

type Parameters = Record<string, unknown>;
type Message = (parameters: Parameters) => BilingualText;

const say =
  (en: string, zh: string): Message =>
  () => ({ en, zh });
const characters = (count: unknown) =>
  count === 1 ? '1 character' : `${String(count)} characters`;
const entries = (count: unknown) => (count === 1 ? '1 entry' : `${String(count)} entries`);

const types: Readonly<Record<string, BilingualText>> = {
  string: { en: 'Enter text.', zh: '请填写文本。' },
  number: { en: 'Enter a number.', zh: '请填写数字。' },
  integer: { en: 'Enter a whole number.', zh: '请填写整数。' },
  boolean: { en: 'Choose yes or no.', zh: '请选择是或否。' },
  array: { en: 'Send a list.', zh: '请提供列表。' },
  object: { en: 'Send an object with fields.', zh: '请提供包含字段的对象。' },
};

const formats: Readonly<Record<string, BilingualText>> = {
  uuid: { en: 'This is not a valid id.', zh: '编号格式不正确。' },
  'date-time': {
    en: 'Enter a date and time that exists, such as 2026-03-31T09:00:00Z.',
    zh: '请填写有效的日期和时间，例如 2026-03-31T09:00:00Z。',
  },
  line: {
    en: 'Keep this to one line, without control characters.',
    zh: '此项只能填写一行，且不能包含控制字符。',
  },
};

const notValid: BilingualText = { en: 'This value is not valid.', zh: '填写的内容无效。' };

const notListed: BilingualText = { en: 'Choose one of the options.', zh: '请从列表中选择。' };

/** What each JSON Schema keyword means for the person who filled in the field. */
const messages: Readonly<Record<string, Message>> = {
  required: say('Required.', '必填。'),
  minLength: ({ limit }) =>
    limit === 1
      ? { en: 'Required.', zh: '必填。' }
      : { en: `At least ${characters(limit)}.`, zh: `至少 ${String(limit)} 个字符。` },
  maxLength: ({ limit }) => ({
    en: `At most ${characters(limit)}.`,
    zh: `最多 ${String(limit)} 个字符。`,
  }),
  minimum: ({ limit }) => ({ en: `At least ${String(limit)}.`, zh: `不能小于 ${String(limit)}。` }),
  maximum: ({ limit }) => ({ en: `At most ${String(limit)}.`, zh: `不能大于 ${String(limit)}。` }),
  minItems: ({ limit }) => ({
    en: `At least ${entries(limit)}.`,
    zh: `至少 ${String(limit)} 项。`,
  }),
  maxItems: ({ limit }) => ({ en: `At most ${entries(limit)}.`, zh: `最多 ${String(limit)} 项。` }),
  uniqueItems: say('Each entry may appear once.', '列表中不能有重复项。'),
  enum: ({ allowedValues }) => choice(allowedValues),
  type: ({ type }) => types[String(type)] ?? notValid,
  format: ({ format }) => formats[String(format)] ?? notValid,
  discriminator: () => notListed,
  pattern: say('This is not in the expected form.', '格式不正确。'),
};

function choice(values: unknown): BilingualText {
  const list = Array.isArray(values) ? values.join(', ') : '';
  return { en: `Choose one of: ${list}.`, zh: `请选择以下之一：${list}。` };
}

/** More fields than any form of ours has: a list of thousands of wrong entries is not read back. */
const fieldsMax = 100;

/** One sentence per field from ajv's errors; the first one that says something wins. */
export function fieldMessages(errors: readonly ErrorObject[]): Record<string, BilingualText> {
  const fields = new Map<string, BilingualText>();
  for (const error of withWholeChoices(errors)) {
    const message = messages[error.keyword];
    // A branch of a union that only says "could also be null" helps nobody.
    if (message === undefined || error.params.type === 'null') continue;
    const field = fieldOf(error);
    if (!fields.has(field)) fields.set(field, message(error.params));
    if (fields.size === fieldsMax) break;
  }
  if (fields.size === 0) fields.set('body', notValid);
  return Object.fromEntries(fields);
}

/** A union of constants fails once for each of them: together they are one choice. */
function withWholeChoices(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.map((error) => {
    if (error.keyword !== 'const') return error;
    const allowedValues = errors
      .filter(
        ({ keyword, instancePath }) => keyword === 'const' && instancePath === error.instancePath,
      )
      .map(({ params }) => params.allowedValue);
    return { ...error, keyword: 'enum', params: { allowedValues } };
  });
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  if (error.keyword === 'required') path.push(String(error.params.missingProperty));
  if (error.keyword === 'discriminator') path.push(String(error.params.tag));
  return path.join('.') || 'body';
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
