import { fileURLToPath } from 'node:url';
import { colorSchemeScript } from '@tolk/design-system/color-scheme-script';
import { leanModules } from '@tolk/design-system/lean-modules';
import { shellConfig } from '@tolk/webpack-preset';
import { firstPaintStyle } from './first-paint.mjs';

export default shellConfig({
  dir: import.meta.dirname,
  page: {
    template: 'src/index.html',
    headScript: colorSchemeScript,
    headStyle: firstPaintStyle,
    icon: fileURLToPath(import.meta.resolve('@tolk/design-system/favicon.svg')),
    unreadIcon: fileURLToPath(import.meta.resolve('@tolk/design-system/favicon-unread.svg')),
    pushWorker: fileURLToPath(new URL('push-worker.js', import.meta.url)),
    image: fileURLToPath(import.meta.resolve('@tolk/design-system/link-preview.png')),
  },
  replacements: leanModules,
  // With 14 KB of entry and words the way in stays below its 147 KB.
  screenBudgets: { './bootstrap.tsx': 116_000, '../routes/login.tsx': 16_000 },
});
