import { setSingleKeyShortcuts, useSingleKeyShortcuts, useT } from '@lichen/kit';
import { Switch } from '@lichen/kit/antd';
import { useId } from 'react';
import { Sheet } from '../Sheet';

const GROUPS: readonly { title: string; keys: readonly { keys: string; text: string }[] }[] = [
  {
    title: 'Everywhere',
    keys: [
      { keys: 'Ctrl K, ⌘ K', text: 'Search, go to a page or add a record' },
      { keys: '?', text: 'This list' },
      { keys: 'Esc', text: 'Close the panel or dialog' },
    ],
  },
  {
    title: 'Lists',
    keys: [
      { keys: '↓ ↑, J K', text: 'Next row, previous row' },
      { keys: 'Enter', text: 'Open the row' },
      { keys: 'X', text: 'Select the row' },
      { keys: 'Shift ↓ ↑', text: 'Select several rows' },
      { keys: 'N', text: 'Open the Add menu of the list' },
    ],
  },
  {
    title: 'Import check',
    keys: [
      { keys: 'N', text: 'Next open decision' },
      { keys: '1, 2', text: 'Choose an answer' },
      { keys: 'A', text: 'Apply to all rows of the decision' },
    ],
  },
];

/** Lists the keyboard shortcuts, with the switch for single-letter shortcuts. */
export function ShortcutSheet({ close }: { close: () => void }) {
  const t = useT();
  const isOn = useSingleKeyShortcuts();
  const switchId = useId();
  return (
    <Sheet title={t('Keys')} place="middle" close={close}>
      {GROUPS.map(({ title, keys }) => (
        <section key={title} className="p-keys">
          <h3>{t(title)}</h3>
          <dl>
            {keys.map(({ keys: pressed, text }) => (
              <div key={pressed}>
                <dt>
                  <kbd>{pressed}</kbd>
                </dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="p-keys-switch">
        <Switch id={switchId} size="small" checked={isOn} onChange={setSingleKeyShortcuts} />
        <label htmlFor={switchId}>{t('Single-key shortcuts on this device')}</label>
      </p>
    </Sheet>
  );
}
