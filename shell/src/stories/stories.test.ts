import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const kit = readFileSync(path.join(__dirname, '../../kit/src/index.ts'), 'utf8');

/** What stands around pages instead of on them shows nothing of its own. */
const UNSEEN = ['KitProvider', 'PortalProvider', 'ConfirmProvider', 'NoticeProvider', 'SlotProvider', 'Slot'];
/** Seen in the story of the panel. */
const WITHIN = ['WithPanel'];

const given = [...kit.matchAll(/export \{([^}]*)\}/g)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z][a-z]\w*$/.test(name) && ![...UNSEEN, ...WITHIN].includes(name));

it('knows a story for every component that the kit gives away', () => {
  const told = readdirSync(__dirname).filter((file) => file.endsWith('.stories.tsx'));
  const list = readdirSync(__dirname)
    .filter((file) => file.endsWith('-stories.ts'))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join();

  expect(given.length).toBeGreaterThan(25);
  expect(given.filter((name) => !told.includes(`${name}.stories.tsx`))).toEqual([]);
  expect(told.filter((file) => !list.includes(`'./${file.replace('.tsx', '')}'`))).toEqual([]);
});
