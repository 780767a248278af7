import type { Part } from './part';

/** Outcome of a page or widget: drawn, or failed with a message. */
export interface MountSignal {
  remote: string;
  version: string;
  expose: string;
  is: 'drawn' | 'failed';
  words?: string;
}

const EVENT = 'lichen:mount';

/** Dispatches an event for observers of the page, such as the browser check before a release goes live. */
export function signalMount({ remote, expose }: Part, is: MountSignal['is'], words?: string): void {
  const detail: MountSignal = { remote: remote.name, version: remote.version, expose, is, ...(words ? { words } : {}) };
  window.dispatchEvent(new CustomEvent(EVENT, { detail }));
}
