import { useSyncExternalStore } from 'react';

const KEPT = 'lichen.single-keys';
const CHANGED = 'lichen:single-keys';

/** Whether single letters act as keys on this device. Who dictates, or rests a hand on the keyboard, turns them off. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(KEPT) !== 'off';

export function turnSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, 'off');
  window.dispatchEvent(new Event(CHANGED));
}

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listen, areSingleKeysOn);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Whether a single key was pressed as one: not while somebody types, not with another key, not where it is turned off. */
export const isSingleKey = ({ key, ctrlKey, metaKey, altKey, target }: Pressed, wanted: string): boolean =>
  key === wanted && !ctrlKey && !metaKey && !altKey && !isTyping(target) && areSingleKeysOn();
