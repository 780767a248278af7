import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bill as text, with what it says: the value of each field, or several that are as good. */
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

/** Bills of six countries in the layouts that are common there, by folder. `unseen` ones were read once before a rule was made for them. */
export function samples(of: 'bills' | 'unseen' = 'bills'): readonly Sample[] {
  const root = join(__dirname, of);
  return readdirSync(root).flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) =>
      sampleOf(`${folder} ${file.replace('.txt', '')}`, readFileSync(join(root, folder, file), 'utf8')),
    ),
  );
}
