import { t } from '@lingui/core/macro';
import { boolean, object, string } from '@tolk/design-system/form-rules';
import { addressFault, holdsContact, limits } from '@tolk/domain';

const { address, headline } = limits.publicProfile;

export const publicProfileRules = object({
  headline: string()
    .trim()
    .min(headline.min)
    .max(headline.max)
    .required()
    .test({
      name: 'contact',
      message: () => t`Leave out contact details: everybody could read them.`,
      test: (text) => !holdsContact(text ?? ''),
    }),
  address: string()
    .trim()
    .required()
    .test({
      name: 'shape',
      message: () =>
        t`Use ${address.min} to ${address.max} lower-case letters, digits and single hyphens; begin with a letter.`,
      test: (text) => !text || addressFault(text) !== 'shape',
    })
    .test({
      name: 'reserved',
      message: () => t`This address is reserved. Choose another one.`,
      test: (text) => !text || addressFault(text) !== 'reserved',
    }),
  agrees: boolean()
    .required()
    .test({
      name: 'agrees',
      message: () => t`Tick this to show your page.`,
      test: Boolean,
    }),
  showsWork: boolean().required(),
});
