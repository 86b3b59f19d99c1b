import type { RegistryDocument } from '@tolk/contract/remotes';
import { defineRemote, type RemoteDefinition } from '../define-remote.ts';
import { RemoteRegistry } from './remote-registry.ts';

const none = () => Promise.resolve({ messages: {} });
const portal: RemoteDefinition = defineRemote({
  name: 'supplier-portal',
  routes: [],
  catalogs: { en: none, 'zh-CN': none },
});

function documentWith(version: string, platform = '^1.0'): RegistryDocument {
  const entry = { version, entry: `/${version}.js`, global: 'g', integrity: 'sha384-x', platform };
  return { platform: '1.0', remotes: { 'supplier-portal': entry } };
}

/** A registry whose file says what `documents` say, one after the other; the last one stays. */
function registryOf(documents: RegistryDocument[], broken: string[] = []) {
  const asked: string[] = [];
  const queue = [...documents];
  const registry = new RemoteRegistry({
    offered: '1.2',
    readDocument: async () => {
      const document = queue.length > 1 ? queue.shift() : queue[0];
      if (!document) throw new Error('no file');
      return document;
    },
    loadContainer: async (_name, { version }) => {
      asked.push(version);
      if (broken.includes(version)) throw new Error('no script');
      return { remote: portal };
    },
  });
  return { registry, asked };
}

describe('RemoteRegistry', () => {
  it('a remote is loaded once, and keeps its version after a release', async () => {
    const { registry, asked } = registryOf([documentWith('1'), documentWith('2')]);
    expect(await registry.load('supplier-portal')).toBe(portal);
    await registry.load('supplier-portal');
    expect(asked).toEqual(['1']);
    expect(registry.versionOf('supplier-portal')).toBe('1');
    expect(registry.versionOf('marketing')).toBeUndefined();
  });

  it('a remote that failed is looked up again', async () => {
    const { registry, asked } = registryOf([documentWith('1'), documentWith('2')], ['1']);
    await expect(registry.load('supplier-portal')).rejects.toMatchObject({
      name: 'RemoteUnavailableError',
      remote: 'supplier-portal',
    });
    expect(await registry.load('supplier-portal')).toBe(portal);
    expect(asked).toEqual(['1', '2']);
  });

  it('a remote that needs a newer platform is refused and its script is not fetched', async () => {
    const { registry, asked } = registryOf([documentWith('1', '^1.3')]);
    await expect(registry.load('supplier-portal')).rejects.toMatchObject({
      name: 'PlatformMismatchError',
      required: '^1.3',
      offered: '1.2',
    });
    expect(asked).toEqual([]);
  });

  it('a remote that the registry does not list is unavailable', async () => {
    const { registry } = registryOf([{ platform: '1.0', remotes: {} }]);
    await expect(registry.load('supplier-portal')).rejects.toThrow(
      'The remote supplier-portal is not available.',
    );
  });
});
