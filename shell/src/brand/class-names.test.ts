import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [path.join(__dirname, '..'), path.join(__dirname, '../../kit/src')];

const sheetsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** `portal/account` of `portal/account/account.css`: whoever styles the same thing stands there. */
const roomOf = (file: string) =>
  file
    .split(path.sep)
    .slice(0, file.startsWith('portal') ? 2 : 1)
    .join('/');

/** Rooms that style a class, by its name. */
function styledIn(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const folder of SOURCES)
    for (const file of sheetsOf(folder))
      for (const [, name = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(
        /^\.([a-z][\w-]*)(?=[ ,:{])/gm,
      ))
        found.set(name, (found.get(name) ?? new Set()).add(roomOf(file)));
  return found;
}

it('styles each class in one room: the frame and a page would change each other', () => {
  const styled = styledIn();
  expect(styled.size).toBeGreaterThan(200);
  expect([...styled].filter(([, rooms]) => rooms.size > 1).map(([name, rooms]) => [name, ...rooms])).toEqual([]);
});
