/** @jest-environment node */
import { join } from 'node:path';
import { limits } from '@tolk/domain';

it('a script that does not arrive within 120 seconds has failed', async () => {
  const preset: string = '@tolk/webpack-preset';
  const { shellConfig } = (await import(preset)) as {
    shellConfig: (options: object) => { output: { chunkLoadTimeout: number } };
  };
  const { output } = shellConfig({
    dir: join(import.meta.dirname, '../..'),
    page: {},
    replacements: [],
  });
  expect(output.chunkLoadTimeout).toBe(120_000);
  expect(limits.chunkLoadTimeoutMs).toBe(120_000);
});
