import { join } from 'node:path';
import { limits } from '@tolk/domain';
import { baseConfig } from './base-config.mjs';
import { root } from './workspace.mjs';

it('a script that does not arrive within 120 seconds has failed', () => {
  const { output } = baseConfig({ dir: join(root, 'apps/shell'), uniqueName: 'shell' });
  expect(output?.chunkLoadTimeout).toBe(120_000);
  expect(limits.chunkLoadTimeoutMs).toBe(120_000);
});
