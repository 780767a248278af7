import { isLanguage, type Language } from '@lichen/contracts/languages';
import type { PortalAnswer } from '@lichen/contracts/portal';
import { create } from 'zustand';
import { askPortal, type PortalReply } from './ask-portal';

interface Visit {
  answer: PortalAnswer | null;
  language: Language;
  /** A release newer than the one on screen is live. */
  newer: boolean;
}

/** What the shell knows of this visit. Only this file writes it. */
export const useVisit = create<Visit>(() => ({ answer: null, language: 'en-GB', newer: false }));

export const languageOf = (answer: PortalAnswer): Language =>
  isLanguage(answer.user.lang) ? answer.user.lang : 'en-GB';

export function leave(): void {
  window.location.assign('/');
}

/** Takes an answer in; `false` when there is nobody to show the portal to. */
export function receive(reply: PortalReply): boolean {
  if ('signedOut' in reply) leave();
  if (!('answer' in reply)) return false;
  useVisit.setState({ answer: reply.answer });
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

export const dismissNewer = (): void => useVisit.setState({ newer: false });

export const setLanguage = (language: Language): void => useVisit.setState({ language });
