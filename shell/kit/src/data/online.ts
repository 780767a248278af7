import { useSyncExternalStore } from 'react';

function listen(heard: () => void) {
  window.addEventListener('online', heard);
  window.addEventListener('offline', heard);
  return () => {
    window.removeEventListener('online', heard);
    window.removeEventListener('offline', heard);
  };
}

/** Returns whether the browser has a network connection; renders again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
