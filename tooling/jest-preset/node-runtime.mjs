import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { default: Runtime } = require('jest-runtime');

const injected = [
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'console',
  'describe',
  'expect',
  'it',
  'test',
];
let files = 0;

/**
 * Lets Node load a test file and what it imports. The files of a worker share their modules, which are
 * read, compiled and made fast once: a server's are a second of each file otherwise.
 */
export default class NodeRuntime extends Runtime {
  #environment;

  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.#environment = environment;
  }

  requireInternalModule(from, to) {
    if (!from.endsWith('jestAdapterInit.js')) return super.requireInternalModule(from, to);
    // It keeps the tests of a file in variables of its own: each file gets a fresh one.
    delete require.cache[from];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(from);
  }

  async unstable_importModule(path) {
    const { global, moduleMocker } = this.#environment;
    for (const name of injected) globalThis[name] = global[name];
    globalThis.jest = moduleMocker;
    files += 1;
    // With an address of its own a file is read again by its second run.
    return import(`${pathToFileURL(path).href}?${files}`);
  }
}
