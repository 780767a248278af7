import { isLanguage, type Language } from '@lichen/contracts/text/languages';
import type { PortalAnswer, PortalRemote } from '@lichen/contracts/portal/portal';
import { closeDrafts, openDrafts, setPageUser } from '@lichen/kit';
import { create } from 'zustand';
import { askPortal, type PortalReply } from './ask-portal';
import { hasNewer, keepVersions, stoppedRemotes, unlessSame } from './kept-versions';
import { onUserOfOtherTab, announceUserToOtherTabs } from './other-tabs';

interface Session {
  /** The answer in use: permissions and menu of the last answer, with the remote versions that this tab shows. */
  answer: PortalAnswer | null;
  /** The last answer exactly as the server sent it. */
  newest: PortalAnswer | null;
  /** Remotes that this tab has shown and that are no longer available. */
  stopped: readonly PortalRemote[];
  /** Id of the area on screen. */
  area: string | null;
  language: Language;
  /** True when a release newer than the one on screen is live. */
  isUpdateAvailable: boolean;
  /** True when the session ended while the page had unsaved input. */
  isExpired: boolean;
  /** True when the session ended while a page was open; a log-in dialog covers the page until the user returns. */
  isLoggedOut: boolean;
}

/** State of the session. Only this file writes it. */
export const useSession = create<Session>(() => ({
  answer: null,
  newest: null,
  stopped: [],
  area: null,
  language: 'en-GB',
  isUpdateAvailable: false,
  isExpired: false,
  isLoggedOut: false,
}));

/** Returns the language of the person's account; British English for a code that the portal does not know. */
export const languageOf = (answer: PortalAnswer): Language =>
  isLanguage(answer.user.lang) ? answer.user.lang : 'en-GB';

/** True when a component prevents the `beforeunload` event that browsers send before a tab closes. */
const hasUnsavedChanges = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Handles the end of the session. Unsaved input stays on screen, to be saved after a new log-in. */
export function expireSession(): void {
  if (hasUnsavedChanges()) useSession.setState({ isExpired: true });
  else window.location.assign('/');
}

/**
 * Handles a 401: the session expired or was ended elsewhere. Logging in again continues on the same page, if there was
 * a portal answer and no unsaved input.
 */
function askToLogIn(): void {
  const { answer } = useSession.getState();
  if (answer === null || hasUnsavedChanges()) expireSession();
  else useSession.setState({ isLoggedOut: true });
}

/** True for the answer of another person, who logged in in another tab; a page belongs to the person who opened it. */
const isOfAnother = ({ user }: PortalAnswer): boolean => {
  const { answer } = useSession.getState();
  return answer !== null && answer.user._id !== user._id;
};

/** Applies a portal answer; returns `false` when nobody is logged in or the page belongs to somebody else. */
export function acceptReply(reply: PortalReply): boolean {
  if ('signedOut' in reply) askToLogIn();
  if (!('answer' in reply)) return false;
  if (isOfAnother(reply.answer)) {
    expireSession();
    return false;
  }
  setPageUser(reply.answer.user._id);
  openDrafts(reply.answer.user._id);
  announceUserToOtherTabs(reply.answer.user._id);
  const { answer: shown, newest, stopped: before } = useSession.getState();
  const answer = unlessSame(shown, keepVersions(shown, reply.answer));
  const stopped = stoppedRemotes(shown, before, reply.answer);
  useSession.setState({ answer, newest: reply.answer, stopped, isExpired: false, isLoggedOut: false });
  // Shown once for each release: after "Later", the next reconnect does not show it again.
  if (!hasNewer(answer, reply.answer)) useSession.setState({ isUpdateAvailable: false });
  else if (newest && hasNewer(newest, reply.answer)) useSession.setState({ isUpdateAvailable: true });
  return true;
}

/** Numbers of the last request for the answer and of the newest one that was answered. */
let asked = 0;
let answered = 0;

/** Pauses in milliseconds before a refresh without an answer is repeated: nothing else repeats it while push works. */
const RETRY_MS = [2_000, 5_000, 15_000] as const;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

function retryLater(): void {
  if (retry !== undefined) return;
  const pause = RETRY_MS[failures];
  failures = pause === undefined ? 0 : failures + 1;
  if (pause === undefined) return;
  retry = setTimeout(() => {
    retry = undefined;
    void refreshSession();
  }, pause);
}

/** Fetches the portal answer again; retries later if the server cannot be reached. */
export async function refreshSession(): Promise<void> {
  asked += 1;
  const number = asked;
  const reply = await askPortal();
  // Answers may arrive in another order than they were requested; the older one has outdated permissions.
  if (number < answered) return;
  if ('unreachable' in reply) return retryLater();
  answered = number;
  failures = 0;
  clearTimeout(retry);
  retry = undefined;
  acceptReply(reply);
}

/** Minimum interval in milliseconds between two refreshes that refusals cause. */
const REFUSALS_APART_MS = 10_000;
let refusedOn = Number.NEGATIVE_INFINITY;

/**
 * Refreshes the portal answer after a refusal, since permissions on screen may be outdated; repeated refusals refresh
 * once.
 */
export function refreshAfterRefusal(): void {
  const now = performance.now();
  if (now - refusedOn < REFUSALS_APART_MS) return;
  refusedOn = now;
  void refreshSession();
}

/** Switches to the newest remote versions, unless there is unsaved input on screen. */
export function takeNewest(): void {
  const { newest, answer } = useSession.getState();
  if (!newest || !answer || !hasNewer(answer, newest) || hasUnsavedChanges()) return;
  useSession.setState({ answer: newest, isUpdateAvailable: false });
}

/** Enters another area, in the newest remote versions. */
export function enterArea(area: string): void {
  takeNewest();
  useSession.setState({ area });
}

onUserOfOtherTab((person) => {
  if (person === null) closeDrafts();
  const { answer } = useSession.getState();
  if (answer && person !== answer.user._id) expireSession();
});

export const dismissUpdate = (): void => useSession.setState({ isUpdateAvailable: false });

export const setLanguage = (language: Language): void => useSession.setState({ language });
