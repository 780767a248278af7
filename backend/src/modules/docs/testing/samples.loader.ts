import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bill as text with the expected value of each field, or several accepted ones. */
export interface Sample {
  readonly name: string;
  readonly type: string;
  readonly truth: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
}

const HEAD_END = '\n---\n';

function sampleOf(name: string, file: string): Sample {
  const at = file.indexOf(HEAD_END);
  const said = file
    .slice(0, at)
    .split('\n')
    .map((line) => /^(\w+): (.*)$/.exec(line))
    .flatMap((found) => (found ? [[found[1] ?? '', (found[2] ?? '').split('|')] as const] : []));
  const { type: [type = ''] = [], ...truth } = Object.fromEntries(said);
  return { name, type, truth: new Map(Object.entries(truth)), text: file.slice(at + HEAD_END.length) };
}

/** Returns bills of six countries in common layouts. `unseen` ones were first read before any rule for them. */
export function samples(of: 'bills' | 'unseen' = 'bills'): readonly Sample[] {
  const root = join(__dirname, of);
  return readdirSync(root).flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) =>
      sampleOf(`${folder} ${file.replace('.txt', '')}`, readFileSync(join(root, folder, file), 'utf8')),
    ),
  );
}
