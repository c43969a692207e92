import { TestEnvironment } from 'jest-environment-jsdom';

// Every browser has these, jsdom 26 has not, and pubnub reads TextEncoder while it is imported.
const missing = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  BroadcastChannel,
  Headers,
  Request,
  Response,
  fetch,
  structuredClone,
  // Node's TextEncoder answers with Node's Uint8Array, which would be no instance of jsdom's own.
  Uint8Array,
};

/** jsdom with the parts of a browser that it lacks and Node has. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const [name, value] of Object.entries(missing)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
  }
}
