import { createContext, useContext } from 'react';

/** Action offered while the notice is shown. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

/** Shows a notice; `remedy` adds a button, such as one that undoes the change. */
export type Notify = (text: string, tone?: 'good' | 'bad', remedy?: NoticeAction) => void;

/** Set by the component that shows notices; without it they are dropped. */
export const NotifyContext = createContext<Notify>(() => undefined);

/** Returns the function that shows notices. */
export const useNotify = (): Notify => useContext(NotifyContext);
