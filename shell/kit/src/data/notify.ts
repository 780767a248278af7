import { createContext, useContext } from 'react';

/** Action offered while the notice is shown. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

export type Notify = (text: string, tone?: 'good' | 'bad', remedy?: NoticeAction) => void;

/** Set by the component that shows notices; without it they are dropped. */
export const NotifyContext = createContext<Notify>(() => undefined);

export const useNotify = (): Notify => useContext(NotifyContext);
