import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'lichen.single-keys';
const CHANGE_EVENT = 'lichen:single-keys';

/** Whether single letters act as keys on this device. Who dictates, or rests a hand on the keyboard, turns them off. */
export const areSingleKeyShortcutsOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

export function setSingleKeyShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, changed);
  return () => window.removeEventListener(CHANGE_EVENT, changed);
}

export const useSingleKeyShortcuts = (): boolean => useSyncExternalStore(listen, areSingleKeyShortcutsOn);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Whether a single key was pressed as one: not while somebody types, not with another key, not where it is turned off. */
export const isShortcutKey = ({ key, ctrlKey, metaKey, altKey, target }: Pressed, wanted: string): boolean =>
  key === wanted && !ctrlKey && !metaKey && !altKey && !isTyping(target) && areSingleKeyShortcutsOn();
