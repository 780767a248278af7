import type { Part } from './load-part';

/** What became of a page or widget: it was drawn, or it failed, and how. */
export interface MountSignal {
  remote: string;
  version: string;
  expose: string;
  is: 'drawn' | 'failed';
  words?: string;
}

const EVENT = 'lichen:mount';

/** Said in the page, for whoever watches it: the browser that opens a release before it goes live does. */
export function signalMount({ remote, expose }: Part, is: MountSignal['is'], words?: string): void {
  const detail: MountSignal = { remote: remote.name, version: remote.version, expose, is, ...(words ? { words } : {}) };
  window.dispatchEvent(new CustomEvent(EVENT, { detail }));
}
