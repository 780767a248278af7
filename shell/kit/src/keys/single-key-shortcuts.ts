import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'lichen.single-keys';
const CHANGE_EVENT = 'lichen:single-keys';

/** True when single letters act as shortcuts on this device. People who dictate can turn them off. */
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

/** True for a shortcut pressed alone: not while somebody types, not with a modifier, not when they are turned off. */
export const isShortcutKey = ({ key, ctrlKey, metaKey, altKey, target }: Pressed, wanted: string): boolean =>
  key === wanted && !ctrlKey && !metaKey && !altKey && !isTyping(target) && areSingleKeyShortcutsOn();
