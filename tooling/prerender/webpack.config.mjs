import { fileURLToPath } from 'node:url';
import { leanModules } from '@tolk/design-system/lean-modules';
import { staticConfig } from '@tolk/webpack-preset';

const local = (path) => fileURLToPath(new URL(path, import.meta.url));

export default staticConfig({
  dir: import.meta.dirname,
  entry: { render: fileURLToPath(import.meta.resolve('@tolk/shell/src/prerender.tsx')) },
  unused: ['@tolk/chat-socket'],
  replacements: [
    ...leanModules,
    // No registry is read here: the remote's sources are at hand.
    {
      issuer: /apps\/shell\/src\//,
      request: /\/federation\/registry\.ts$/,
      file: local('src/static-registry.ts'),
    },
  ],
});
