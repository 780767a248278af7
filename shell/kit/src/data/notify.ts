import { createContext, useContext } from 'react';

/** What can be done about it, as long as the notice stands. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

export type Notify = (text: string, tone?: 'good' | 'bad', remedy?: NoticeAction) => void;

/** Who shows notices hands this in; without one they are dropped. */
export const NotifyContext = createContext<Notify>(() => undefined);

export const useNotify = (): Notify => useContext(NotifyContext);
