import { isLanguage, type Language } from '@lichen/contracts/text/languages';
import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { pageIsOf } from '@lichen/kit';
import { create } from 'zustand';
import { askPortal, type PortalReply } from './ask-portal';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';

interface Visit {
  answer: PortalAnswer | null;
  language: Language;
  /** A release newer than the one on screen is live. */
  newer: boolean;
  /** The session ended while something typed was on screen. */
  ended: boolean;
}

/** What the shell knows of this visit. Only this file writes it. */
export const useVisit = create<Visit>(() => ({ answer: null, language: 'en-GB', newer: false, ended: false }));

export const languageOf = (answer: PortalAnswer): Language =>
  isLanguage(answer.user.lang) ? answer.user.lang : 'en-GB';

/** Whoever would lose something typed says so to the question that the browser asks before it closes a tab. */
const isUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** There is no session any more. What somebody has typed stays on screen, to be saved after a new log-in. */
export function sessionEnded(): void {
  if (isUnsaved()) useVisit.setState({ ended: true });
  else window.location.assign('/');
}

/** What is on screen is of the person it came for, whoever logs in beside it. */
const isOfAnother = ({ user }: PortalAnswer): boolean => {
  const { answer } = useVisit.getState();
  return answer !== null && answer.user._id !== user._id;
};

/** Takes an answer in; `false` when there is nobody to show the portal to. */
export function receive(reply: PortalReply): boolean {
  if ('signedOut' in reply) sessionEnded();
  if (!('answer' in reply)) return false;
  if (isOfAnother(reply.answer)) {
    sessionEnded();
    return false;
  }
  pageIsOf(reply.answer.user._id);
  tellOtherTabs(reply.answer.user._id);
  useVisit.setState({ answer: reply.answer, ended: false });
  return true;
}

export async function refreshVisit(): Promise<void> {
  receive(await askPortal());
}

const versions = (answer: PortalAnswer | null) =>
  (answer?.remotes ?? []).map(({ name, version }) => `${name}@${version}`).join(' ');

/** A release was published: pages opened from now on use it, the one on screen stays until its reader reloads it. */
export async function noticeRelease(): Promise<void> {
  const before = versions(useVisit.getState().answer);
  if (receive(await askPortal()) && versions(useVisit.getState().answer) !== before) useVisit.setState({ newer: true });
}

hearOtherTabs((person) => {
  const { answer } = useVisit.getState();
  if (answer && person !== answer.user._id) sessionEnded();
});

export const dismissNewer = (): void => useVisit.setState({ newer: false });

export const setLanguage = (language: Language): void => useVisit.setState({ language });
