import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'lichen.single-keys';
const CHANGE_EVENT = 'lichen:single-keys';

/** Returns whether single-key shortcuts are on in this browser. People who use speech input can turn them off. */
export const areSingleKeyShortcutsOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

/** Turns the shortcuts on or off for this browser; components that use the setting render again. */
export function setSingleKeyShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, changed);
  return () => window.removeEventListener(CHANGE_EVENT, changed);
}

/** Returns the setting, and renders again when it changes. */
export const useSingleKeyShortcuts = (): boolean => useSyncExternalStore(listen, areSingleKeyShortcutsOn);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/**
 * Returns whether the shortcut was pressed alone: not while typing, without modifiers, and not if shortcuts are off.
 */
export const isShortcutKey = ({ key, ctrlKey, metaKey, altKey, target }: Pressed, wanted: string): boolean =>
  key === wanted && !ctrlKey && !metaKey && !altKey && !isTyping(target) && areSingleKeyShortcutsOn();
