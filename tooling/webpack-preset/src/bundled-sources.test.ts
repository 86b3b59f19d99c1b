import { join } from 'node:path';
import { bundledSources } from './bundled-sources.mjs';
import { sharedPackages } from './shared-modules.mjs';
import { sourceHash } from './source-hash.mjs';
import { root } from './workspace.mjs';

const app = (name: string) => join(root, 'apps', name);

it('a remote’s bundle holds the packages it imports and those that they import', () => {
  const { folders } = bundledSources(app('supplier-portal'), sharedPackages);
  expect(folders).toEqual(
    expect.arrayContaining([
      'apps/supplier-portal',
      'packages/account-views',
      'packages/contract',
      'packages/domain',
      'packages/labels',
      'packages/market-views',
    ]),
  );
});

it('what the page provides, and what only tests use, is not in it', () => {
  const { folders, libraries } = bundledSources(app('supplier-portal'), sharedPackages);
  const outside = /design-system|platform|api-client|chat-socket|testing|e2e|jest|playwright/;
  expect(folders.filter((folder) => outside.test(folder))).toEqual([]);
  expect(libraries.filter((library) => outside.test(library))).toEqual([]);
});

it('libraries count with their versions and those of their peers', () => {
  const { libraries } = bundledSources(app('supplier-portal'), sharedPackages);
  expect(libraries).toContainEqual(expect.stringMatching(/^virtua@\d+\.\d+\.\d+_react-dom@/));
  const shell = bundledSources(app('shell'));
  expect(shell.libraries).toContainEqual(expect.stringMatching(/^@mui\+material@\d/));
  // Reached through a library alone.
  expect(shell.libraries).toContainEqual(expect.stringMatching(/^@emotion\+sheet@\d/));
});

it('the name of a build stays while its sources stay, and no two apps share one', () => {
  const name = () => sourceHash(app('marketing'), sharedPackages);
  expect(name()).toBe(name());
  expect(name()).toMatch(/^[0-9a-f]{10}$/);
  expect(name()).not.toBe(sourceHash(app('operations'), sharedPackages));
});
