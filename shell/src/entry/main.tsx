import '@fontsource-variable/inter';
import './entry.css';
import './buttons.css';
import './fields/fields.css';
import { createRoot } from 'react-dom/client';
import { applyStoredScheme } from '../brand/scheme';
import { Entry } from './Entry';
import { initialLanguage } from './language';
import { changeLanguage } from './t';

/** Time in milliseconds that the first paint waits for a dictionary before it falls back to English. */
const PATIENCE_MS = 1200;

const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

applyStoredScheme();
Promise.race([changeLanguage(initialLanguage()), patience]).then(() => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Entry />);
});
