import '@fontsource-variable/inter';
import './portal.css';
import { startTexts } from '@lichen/kit';
import { createRoot } from 'react-dom/client';
import { wearScheme } from '../brand/scheme';
import { PortalRoot } from './PortalRoot';
import { Unreachable } from './routes/Unreachable';
import type { PortalReply } from './session/ask-portal';
import { dictionary, markLanguage } from './session/dictionary';
import { languageOf, receive, setLanguage } from './session/session';

/** How long the first drawing waits for words of another language before it shows English. */
const PATIENCE_MS = 1200;

const patience = () => new Promise<Record<string, never>>((resolve) => setTimeout(() => resolve({}), PATIENCE_MS));

export async function start(reply: Promise<PortalReply>): Promise<void> {
  const element = document.getElementById('root');
  if (!element) return;
  wearScheme();
  const answer = await reply;
  if ('signedOut' in answer) return void receive(answer);
  if (!receive(answer) || !('answer' in answer)) {
    await startTexts('en-GB');
    return createRoot(element).render(<Unreachable />);
  }
  const language = languageOf(answer.answer);
  setLanguage(language);
  markLanguage(language);
  await startTexts(language, await Promise.race([dictionary(language), patience()]));
  createRoot(element).render(<PortalRoot />);
}
