import { fileURLToPath } from 'node:url';
import { colorSchemeScript } from '@tolk/design-system/color-scheme-script';
import { shellConfig } from '@tolk/webpack-preset';

export default shellConfig({
  dir: import.meta.dirname,
  headScript: colorSchemeScript,
  icon: fileURLToPath(import.meta.resolve('@tolk/design-system/favicon.svg')),
});
