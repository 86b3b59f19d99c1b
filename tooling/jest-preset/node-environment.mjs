import { ModuleMocker } from 'jest-mock';

/**
 * What jest needs to know of the realm that tests on Node run in: Node's own one, as the product does.
 * Globals that jest sets are kept beside it; `node-runtime.mjs` hands out those that tests use.
 */
export default class NodeRealm {
  // jest wraps the `exit` of a process that it finds here, for each file again.
  global = Object.create(globalThis, { process: { value: undefined } });
  moduleMocker = new ModuleMocker(globalThis);

  async setup() {}
  async teardown() {}

  getVmContext() {
    return null;
  }
}
