/**
 * Yup's builders for the rules that live beside a form. Rules without a message of their own speak
 * the language in use; a `Form` asks again when the language changes.
 */
import { t } from '@lingui/core/macro';
import { object as yupObject, setLocale, type ObjectShape } from 'yup';

export {
  array,
  boolean,
  mixed,
  number,
  ref,
  string,
  type InferType,
  type Schema,
  type TestContext,
} from 'yup';

const messages: Parameters<typeof setLocale>[0] = {
  mixed: {
    required: () => t`Fill this in.`,
    oneOf: () => t`Choose one of the values offered.`,
    notType: ({ type }) => (type === 'number' ? t`Enter a number.` : t`This value is not valid.`),
  },
  string: {
    min: ({ min }) => t`At least ${min} characters.`,
    max: ({ max }) => t`At most ${max} characters.`,
    length: ({ length }) => t`Exactly ${length} characters.`,
    email: () => t`Enter an e-mail address, such as name@example.com.`,
    url: () => t`Enter an address that starts with https://.`,
    matches: () => t`This value is not in the right format.`,
  },
  number: {
    min: ({ min }) => t`At least ${min}.`,
    max: ({ max }) => t`At most ${max}.`,
    moreThan: ({ more }) => t`More than ${more}.`,
    lessThan: ({ less }) => t`Less than ${less}.`,
    positive: () => t({ message: 'More than 0.', context: 'hint' }),
    integer: () => t`Enter a whole number.`,
  },
  array: {
    min: ({ min }) => t`Choose at least ${min}.`,
    max: ({ max }) => t`Choose at most ${max}.`,
  },
};

// At the top, since `string().required()` reads its message before `object` gets to see it.
setLocale(messages);

/** The rules of a form, by field. Defined here and not passed on, so that no bundler skips the line above. */
export function object<Shape extends ObjectShape>(shape: Shape) {
  return yupObject(shape);
}
