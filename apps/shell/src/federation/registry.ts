import { fetchRegistry, RemoteRegistry } from '@tolk/platform/registry';

const loadFederation = () => import(/* webpackChunkName: "federation" */ './container-loader.ts');

/** The federation runtime comes with the first remote, not with the login page. */
export const registry = new RemoteRegistry({
  readDocument: () => {
    loadFederation().catch(() => {
      // Asked for again, and answered for, when the container is loaded.
    });
    return fetchRegistry();
  },
  loadContainer: async (name, entry) => (await loadFederation()).loadContainer(name, entry),
});
