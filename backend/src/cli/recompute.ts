import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type ExportedRecord, findingOf } from '../modules/activities/emission/recompute/exported-records';
import { recomputedTotals } from '../modules/activities/emission/recompute/recomputed-totals';
import { sha256 } from '../platform/sha256';
import { runCommand, say } from './shared/run-command';

const firstCharacter = (file: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const stream = createReadStream(file, { encoding: 'utf8', end: 4096 });
    stream.once('data', (text) => resolve(String(text).trimStart().charAt(0)));
    stream.once('end', () => resolve(''));
    stream.once('error', reject);
  });

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${where} is no JSON`);
  }
}

/**
 * Yields the records of a JSON array, an API answer (`list`), or a file with one record per line, which is streamed.
 */
async function* recordsOf(file: string): AsyncGenerator<ExportedRecord> {
  if ((await firstCharacter(file)) === '[') {
    yield* parsed(readFileSync(file, 'utf8'), file) as ExportedRecord[];
    return;
  }
  let at = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    at += 1;
    if (line.trim() === '') continue;
    if (at === 1 && line.trim() === '{') {
      yield* (parsed(readFileSync(file, 'utf8'), file) as { list?: ExportedRecord[] }).list ?? [];
      return;
    }
    const value = parsed(line, `line ${at}`) as ExportedRecord;
    if (Array.isArray(value['list'])) yield* value['list'] as ExportedRecord[];
    else yield value;
  }
}

/** Recomputes every record of the file and prints differences; returns the number of records that differ. */
async function recomputeFile(file: string): Promise<number> {
  const counts = { computed: 0, stated: 0, unreadable: 0 };
  let different = 0;
  const { add, totals } = recomputedTotals();
  for await (const record of recordsOf(file)) {
    const { id, kind, differences } = findingOf(record, sha256);
    counts[kind] += 1;
    const flag = add(record);
    if (differences.length > 0 || flag) different += 1;
    if (flag) say(`${id}  used: ${flag}`);
    for (const { field, stored, computed } of differences)
      say(`${id}  ${field}: stored ${stored}, computed ${computed}`);
  }
  const total = counts.computed + counts.stated + counts.unreadable;
  if (total === 0) throw new Error(`${file} holds no record`);
  say(
    `${total} records: ${counts.computed} computed again, ${counts.stated} stated by people, ` +
      `${counts.unreadable} unreadable, ${different} different`,
  );
  for (const { line, kg } of totals()) say(`${line}: ${kg} kg CO2e`);
  return different;
}

void runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Which file? recompute FILE (a JSON array, or a record a line)');
  return (await recomputeFile(file)) === 0 ? 0 : 1;
});
