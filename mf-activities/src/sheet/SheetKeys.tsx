import { useT } from '@lichen/kit';

const KEYS: readonly { keys: string; text: string }[] = [
  { keys: 'Enter', text: 'Next bill for the same meter, with the following period' },
  { keys: 'Ctrl + D', text: 'Copy from the row above, or fill the selected rows' },
  { keys: 'Shift + ↓', text: 'Select rows of a column to fill' },
  { keys: '+30, +1m', text: 'Move a date by days or months' },
  { keys: 'F8', text: 'Next cell to correct' },
  { keys: 'Ctrl + S', text: 'Save complete rows' },
  { keys: 'Ctrl + Z', text: 'Undo' },
  { keys: 'Ctrl + Shift + Z', text: 'Redo' },
  { keys: 'Ctrl + V', text: 'Paste cells from a spreadsheet, with or without headings' },
];

/** Keyboard shortcuts of the sheet. */
export function SheetKeys() {
  const t = useT();
  return (
    <details className="sheet-keys">
      <summary>{t('Keys')}</summary>
      <dl>
        {KEYS.map(({ keys, text }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
