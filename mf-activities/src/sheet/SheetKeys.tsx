import { useT } from '@lichen/kit';

const KEYS: readonly { keys: string; text: string }[] = [
  { keys: 'Enter', text: 'The next bill of the same meter, with the period that follows' },
  { keys: 'Ctrl + D', text: 'Take over from the row above, or fill the chosen rows' },
  { keys: 'Shift + ↓', text: 'Choose rows of a column to fill' },
  { keys: '+30, +1m', text: 'Days or months later, in a date' },
  { keys: 'F8', text: 'The next cell to repair' },
  { keys: 'Ctrl + S', text: 'Save the rows that are complete' },
  { keys: 'Ctrl + Z', text: 'Take back the last step' },
  { keys: 'Ctrl + Shift + Z', text: 'Do it again' },
  { keys: 'Ctrl + V', text: 'Paste a block of a spreadsheet, with or without its header' },
];

/** What the keys of the sheet do. */
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
