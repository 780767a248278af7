import { isLanguage, type Language } from '@lichen/contracts/text/languages';
import type { PortalAnswer, PortalRemote } from '@lichen/contracts/portal/portal';
import { closeDrafts, openDrafts, setPageUser } from '@lichen/kit';
import { create } from 'zustand';
import { askPortal, type PortalReply } from './ask-portal';
import { hasNewer, keepVersions, stoppedRemotes } from './kept-versions';
import { onUserOfOtherTab, announceUserToOtherTabs } from './other-tabs';

interface Session {
  /** What is shown: rights and menu of the last answer, remotes in the versions that this tab has. */
  answer: PortalAnswer | null;
  /** The last answer as the server gave it. */
  newest: PortalAnswer | null;
  /** Remotes that this tab showed and that nobody has any more. */
  stopped: readonly PortalRemote[];
  /** Area on screen. */
  area: string | null;
  language: Language;
  /** A release newer than the one on screen is live. */
  isUpdateAvailable: boolean;
  /** The session ended while something typed was on screen. */
  isExpired: boolean;
  /** The session was found to have ended while a page was open: log-in stands over it, and then it goes on. */
  isLoggedOut: boolean;
}

/** The state of the session. Only this file writes it. */
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

export const languageOf = (answer: PortalAnswer): Language =>
  isLanguage(answer.user.lang) ? answer.user.lang : 'en-GB';

/** Whoever would lose something typed says so to the question that the browser asks before it closes a tab. */
const hasUnsavedChanges = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** There is no session any more. What somebody has typed stays on screen, to be saved after a new log-in. */
export function expireSession(): void {
  if (hasUnsavedChanges()) useSession.setState({ isExpired: true });
  else window.location.assign('/');
}

/**
 * A question was answered by 401: the session has run out, or was ended elsewhere. Whoever logs in again goes on where
 * they were; before the first answer there is nothing to go on with.
 */
function askToLogIn(): void {
  const { answer } = useSession.getState();
  if (answer === null || hasUnsavedChanges()) expireSession();
  else useSession.setState({ isLoggedOut: true });
}

/** The page belongs to the person it was opened by, whoever logs in in another tab. */
const isOfAnother = ({ user }: PortalAnswer): boolean => {
  const { answer } = useSession.getState();
  return answer !== null && answer.user._id !== user._id;
};

/** Takes an answer in; `false` when there is nobody to show the portal to. */
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
  const answer = keepVersions(shown, reply.answer);
  const stopped = stoppedRemotes(shown, before, reply.answer);
  useSession.setState({ answer, newest: reply.answer, stopped, isExpired: false, isLoggedOut: false });
  // Said once for each release: who chose "Later" is not asked again by the next reconnect.
  if (!hasNewer(answer, reply.answer)) useSession.setState({ isUpdateAvailable: false });
  else if (newest && hasNewer(newest, reply.answer)) useSession.setState({ isUpdateAvailable: true });
  return true;
}

export async function refreshSession(): Promise<void> {
  acceptReply(await askPortal());
}

/** Shortest time in milliseconds between two refusals that the answer is asked for again. */
const REFUSALS_APART_MS = 10_000;
let refusedOn = Number.NEGATIVE_INFINITY;

/** A refusal may mean that menu and verdicts on screen are out of date. A page that is refused again and again asks once. */
export function refreshAfterRefusal(): void {
  const now = performance.now();
  if (now - refusedOn < REFUSALS_APART_MS) return;
  refusedOn = now;
  void refreshSession();
}

/** Shows everything in the newest versions, unless something unsaved is on screen. */
export function takeNewest(): void {
  const { newest, answer } = useSession.getState();
  if (!newest || !answer || !hasNewer(answer, newest) || hasUnsavedChanges()) return;
  useSession.setState({ answer: newest, isUpdateAvailable: false });
}

/** Another area is on screen; it is entered in the newest versions. */
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
