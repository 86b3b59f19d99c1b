import { RemoteRegistry } from '@tolk/platform/registry';

/** The federation runtime comes with the first remote, not with the login page. */
export const registry = new RemoteRegistry({
  loadContainer: async (name, entry) => {
    const { loadContainer } = await import(
      /* webpackChunkName: "federation" */ './container-loader.ts'
    );
    return loadContainer(name, entry);
  },
});
