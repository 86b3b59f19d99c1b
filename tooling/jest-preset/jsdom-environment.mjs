import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom lacks these; the browser and Node have them.
 * MessageChannel is left out on purpose: with Node's, React's scheduler keeps the process alive after the tests.
 */
const fromNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
  'crypto',
];

/** jsdom with Node's fetch family, streams, encoders and crypto. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    // Node's Uint8Array must be the one that its encoders return, or instanceof fails in hashing libraries.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
