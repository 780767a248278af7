import '@fontsource-variable/inter';
import './entry.css';
import './buttons.css';
import './fields/fields.css';
import { createRoot } from 'react-dom/client';
import { wearScheme } from '../brand/scheme';
import { Entry } from './Entry';
import { firstLanguage } from './language';
import { speak } from './t';

/** How long the first drawing waits for words of another language before it shows English. */
const PATIENCE_MS = 1200;

const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

wearScheme();
Promise.race([speak(firstLanguage()), patience]).then(() => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Entry />);
});
