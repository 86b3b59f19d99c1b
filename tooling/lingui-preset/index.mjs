import { formatter } from '@lingui/format-po';

/**
 * Lingui configuration shared by every package that shows text: `export { default } from '@tolk/lingui-preset'`
 * in its lingui.config.mjs. Catalogs are `src/locales/{en,zh-CN}.po`; compiling writes an `.mjs` beside each,
 * English too, because production carries no message parser. Line numbers stay out, so that moving code
 * does not touch a catalog.
 */
export default {
  sourceLocale: 'en',
  locales: ['en', 'zh-CN'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/locales/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'es',
};
