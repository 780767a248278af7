import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these; the router needs them when it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });
