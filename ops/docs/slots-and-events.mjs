/**
 * Writes docs/reference/slots-and-events.md from the contracts; `--check` fails when it is outdated. `--events` prints
 * the events of every entity, which a page does not list because every area would have to edit it.
 *   node ops/docs/slots-and-events.mjs [--check | --events]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBackend } from '../start/build-backend.mjs';
import { root } from '../start/process.mjs';
import { entitiesOf } from './entities.mjs';
import { code, markdownTable as table } from './markdown-table.mjs';
import { membersOf } from './members.mjs';

const COMMAND = 'node ops/docs/slots-and-events.mjs';
const PAGE = path.join(root, 'docs', 'reference', 'slots-and-events.md');

/** Markdown section of one interface member: its name, its doc comment and its properties. */
function section({ name, doc, properties }) {
  const rows = properties.map((each) => [code(`${each.name}${each.isOptional ? '?' : ''}`), code(each.type), each.doc]);
  const what = rows.length > 0 ? table(['Property', 'Type', ''], rows) : 'Nothing is handed over.';
  return [`### ${name}`, doc, what].filter(Boolean).join('\n\n');
}

const sectionsOf = (file, type) => membersOf(path.join(root, 'backend/contracts/src', file), type).map(section);

/** Returns the events of every entity; needs the built contracts. */
function eventsOfEntities() {
  const entities = entitiesOf(path.join(root, 'backend', 'contracts', 'dist'));
  const rows = entities.map(({ name, label, verbs }) => [code(name), label, verbs.map(code).join(' ')]);
  return table(['Entity', 'Label', 'Verbs'], rows);
}

/** Returns the page as it should be. */
export function slotsAndEvents() {
  return `${[
    '# Slots and events',
    `Written by \`${COMMAND}\` from \`backend/contracts/src\`, and checked by \`npm run check\`: change it there.`,
    '## Slots',
    'A page holds `<Slot name="…" props={…} />`; every remote fills it by a line under `widgets` in its `remote.ts`. A widget gets these properties.',
    ...sectionsOf('slots.ts', 'SlotProps'),
    '## Events that the server pushes to open pages',
    'Sent through the socket to those who may read what they tell of; the kit refetches, so that pages need none of them.',
    ...sectionsOf('api/events.ts', 'PushEvents'),
    '## Events that listeners of modules handle',
    "Written in the transaction of the change they tell of and handled at least once: `on: ['partners.remove']` in a `*.listener.ts`. The name is the entity and the verb; the payload is `{ id, version }` of the record.",
    `\`${COMMAND} --events\` prints those of every entity.`,
  ].join('\n\n')}\n`;
}

async function main() {
  if (process.argv.includes('--events')) {
    await buildBackend({ log: () => undefined });
    return console.log(eventsOfEntities());
  }
  const page = slotsAndEvents();
  if (!process.argv.includes('--check')) {
    mkdirSync(path.dirname(PAGE), { recursive: true });
    writeFileSync(PAGE, page);
  } else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
    console.log(`${path.relative(root, PAGE)} is not what contracts say: run ${COMMAND}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
