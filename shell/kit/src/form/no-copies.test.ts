import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..', '..', '..');
const ROOMS = ['shell/kit/src', 'shell/src', 'mf-activities/src', 'mf-business/src', 'mf-compliance/src'];

const sources = ROOMS.flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(room, file)),
);

it('copies no values through their text: a draft belongs to its form', () => {
  const copies = sources.filter((file) =>
    /JSON\.parse\(\s*JSON\.stringify\(/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(copies).toEqual([]);
});
