import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { membersOf } from './members.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lichen-members-'));
  file = path.join(folder, 'events.ts');
  writeFileSync(
    file,
    `/** Something moved. */
    interface Moved {
      from: string;
      /** Where it is
       *  now. */
      to?: 'a' | 'b';
    }
    export interface Events {
      moved: Moved;
      /** Written out. */
      'two.words': { count: number };
      empty: Record<never, never>;
    }`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads the members of an interface with their docs, also through an interface that they name', () => {
  expect(membersOf(file, 'Events')).toEqual([
    {
      name: 'moved',
      doc: 'Something moved.',
      properties: [
        { name: 'from', type: 'string', doc: '', isOptional: false },
        { name: 'to', type: "'a' | 'b'", doc: 'Where it is now.', isOptional: true },
      ],
    },
    {
      name: 'two.words',
      doc: 'Written out.',
      properties: [{ name: 'count', type: 'number', doc: '', isOptional: false }],
    },
    { name: 'empty', doc: '', properties: [] },
  ]);
});

it('fails where there is no such interface', () => {
  expect(() => membersOf(file, 'Slots')).toThrow('declares no interface Slots');
});
