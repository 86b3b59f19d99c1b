import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { RemoteDefinition } from '@tolk/platform';
import type { LoadContainer } from '@tolk/platform/registry';
import { sharedModules } from './shared-modules.ts';

const integrities = new Map<string, string>();
const registered = new Set<string>();

/** Lets the browser itself compare a container's script with the registry's digest. */
const checkIntegrity: ModuleFederationRuntimePlugin = {
  name: 'check-integrity',
  createScript({ url }) {
    const integrity = integrities.get(url);
    if (!integrity) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    return script;
  },
};

function provided() {
  return Object.entries(sharedModules).map(([request, { version, load }]) => [
    request,
    {
      version,
      scope: 'default',
      get: async () => {
        const module = await load();
        return () => module;
      },
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  ]);
}

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(provided()),
  shareStrategy: 'loaded-first',
  // Remotes are built without the runtime (remote-config.mjs) and take the shell's.
  plugins: [provideRuntime(), checkIntegrity],
});

/** Loads a container by its registry entry; a failed one can be asked for again. */
export const loadContainer: LoadContainer = async (name, { entry, global, integrity }) => {
  const address = new URL(entry, document.baseURI).href;
  integrities.set(address, integrity);
  // By force the second time: the runtime then forgets the entry that failed.
  const force = registered.has(name);
  registered.add(name);
  federation.registerRemotes([{ name, entry: address, entryGlobalName: global }], { force });
  const module = await federation.loadRemote<{ remote: RemoteDefinition }>(`${name}/remote`);
  if (!module) throw new Error(`${address} exposes no ./remote.`);
  return module;
};
