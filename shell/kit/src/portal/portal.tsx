import type { Action } from '@lichen/contracts/entity/entity';
import { isLanguage, type Language } from '@lichen/contracts/text/languages';
import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { type Allow, isAllowed } from '@lichen/contracts/portal/roles';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { calendarToday } from '../format/days';

/** Data of the visit for pages, with their clock. */
export interface Portal {
  answer: PortalAnswer;
  user: PortalAnswer['user'];
  account: PortalAnswer['account'];
  language: Language;
  /** Returns whether the visitor has one of the roles. Only hides elements; the API decides. */
  may: (allow: Allow | Pick<Action, 'allow'>) => boolean;
  /** Returns the visitor's local calendar day, as its UTC midnight. */
  today: () => number;
  now: () => number;
  /** Fetches the portal answer again. */
  refresh: () => void;
}

const PortalContext = createContext<Portal | null>(null);

interface Props {
  answer: PortalAnswer;
  /** Language on screen; defaults to the user's. */
  language?: Language;
  refresh?: () => void;
  now?: () => number;
  children: ReactNode;
}

const allowOf = (allow: Allow | Pick<Action, 'allow'>): Allow =>
  typeof allow === 'object' && 'allow' in allow ? allow.allow : allow;

const ignored = () => undefined;

/** Provides the portal answer to everything below it; `now` defaults to the clock of the browser. */
export function PortalProvider({ answer, language, refresh = ignored, now = Date.now, children }: Props) {
  const portal = useMemo<Portal>(
    () => ({
      answer,
      user: answer.user,
      account: answer.account,
      language: language ?? (isLanguage(answer.user.lang) ? answer.user.lang : 'en-GB'),
      may: (allow) => isAllowed(allowOf(allow), answer.user.roles),
      today: () => calendarToday(now()),
      now,
      refresh,
    }),
    [answer, language, refresh, now],
  );
  return <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>;
}

/** Returns the portal answer with its helpers; throws without a `PortalProvider` above. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
}
