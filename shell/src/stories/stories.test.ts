import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const kitFolder = path.join(__dirname, '../../kit/src');
const kit = readFileSync(path.join(kitFolder, 'index.ts'), 'utf8');

/** Components that surround pages and show nothing themselves. */
const UNSEEN = ['KitProvider', 'PortalProvider', 'ConfirmProvider', 'NoticeProvider', 'SlotProvider', 'Slot'];
/** Seen in the story of the panel. */
const WITHIN = ['WithPanel'];
/** Seen in the story of what they are called now. */
const FORMER = ['WayCards', 'FiveStates', 'Behind'];

const exported = [...kit.matchAll(/export \{([^}]*)\}/g)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim().split(' as ').at(-1) ?? '')
  .filter((name) => name !== '' && !name.startsWith('type '));

const given = exported.filter(
  (name) => /^[A-Z][a-z]\w*$/.test(name) && ![...UNSEEN, ...WITHIN, ...FORMER].includes(name),
);

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

it('knows a story for every component that the kit gives away', () => {
  const told = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  const list = readdirSync(__dirname)
    .filter((file) => file.endsWith('-stories.ts'))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join();

  expect(given.length).toBeGreaterThan(25);
  expect(given.filter((name) => !told.some((file) => path.basename(file) === `${name}.stories.tsx`))).toEqual([]);
  expect(told.filter((file) => !list.includes(`'./${file.replace('.tsx', '')}'`))).toEqual([]);
});

it('knows a test for everything that the kit gives away', () => {
  // `every-story` draws the stories, so what a story uses is tested by it.
  const written = [...filesIn(kitFolder, /\.test\.tsx?$/), ...filesIn(__dirname, /\.stories\.tsx$/)].join();

  expect(exported.length).toBeGreaterThan(90);
  expect(exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(written))).toEqual([]);
});
