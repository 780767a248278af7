import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; the router asks for them as soon as it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });
