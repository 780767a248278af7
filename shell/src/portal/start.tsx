import '@fontsource-variable/inter';
import './portal.css';
import { startTexts } from '@lichen/kit';
import { createRoot } from 'react-dom/client';
import { applyStoredScheme } from '../brand/scheme';
import { PortalRoot } from './PortalRoot';
import { endEffectLoops } from './loader/effect-loops';
import { findHung } from './loader/heartbeat';
import { watchEvents } from './loader/watch-events';
import { Unreachable } from './routes/Unreachable';
import type { PortalReply } from './session/ask-portal';
import { fetchDictionary, setDocumentLanguage } from './session/fetch-dictionary';
import { languageOf, acceptReply, setLanguage } from './session/session';

/** Time in milliseconds that the first paint waits for a dictionary before it falls back to English. */
const DICTIONARY_TIMEOUT_MS = 1200;

const emptyAfterTimeout = () =>
  new Promise<Record<string, never>>((resolve) => setTimeout(() => resolve({}), DICTIONARY_TIMEOUT_MS));

export async function start(reply: Promise<PortalReply>): Promise<void> {
  const element = document.getElementById('root');
  if (!element) return;
  applyStoredScheme();
  const answer = await reply;
  if ('signedOut' in answer) return void acceptReply(answer);
  if (!acceptReply(answer) || !('answer' in answer)) {
    await startTexts('en-GB');
    return createRoot(element).render(<Unreachable />);
  }
  const language = languageOf(answer.answer);
  findHung();
  endEffectLoops();
  watchEvents();
  setLanguage(language);
  setDocumentLanguage(language);
  await startTexts(language, await Promise.race([fetchDictionary(language), emptyAfterTimeout()]));
  createRoot(element).render(<PortalRoot />);
}
