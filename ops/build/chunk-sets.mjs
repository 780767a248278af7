import path from 'node:path';
import { aliases, chartsOfFewParts, rules } from '@lichen/kit/build/rules';
import { compile } from './compile.mjs';
import { root } from './parts.mjs';

/** Order of the sets, from what every page needs to what few do; a module in several belongs to the earliest. */
const ORDER = [
  ...['antd', 'theme', 'query', 'router', 'i18n', 'schema', 'kit'],
  ...['antd-table', 'antd-date', 'form', 'chart', 'pdf', 'map', 'survey'],
];

const kit = path.join(root, 'shell', 'kit', 'src');
const sourceOf = (name) => (name === 'kit' ? path.join(kit, 'index.ts') : path.join(kit, 'modules', `${name}.ts`));

const configuration = {
  mode: 'production',
  devtool: false,
  context: root,
  target: ['web', 'es2022'],
  entry: Object.fromEntries(ORDER.map((name) => [name, sourceOf(name)])),
  output: { path: path.join(root, '.build', 'chunk-sets'), library: { type: 'module' }, module: true },
  externals: [/^react$/, /^react-dom/, /^react\//],
  externalsType: 'module',
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: aliases(root) },
  module: { rules: rules() },
  optimization: { minimize: false, splitChunks: false, concatenateModules: false },
  plugins: [chartsOfFewParts()],
};

/**
 * Returns the files that each curated list, and the kit's own, keep after tree shaking. Chunks split by these sets
 * contain nothing that a page without the list would have to wait for.
 */
export async function chunkSets() {
  const stats = await compile(configuration);
  const { modules } = stats.toJson({
    all: false,
    modules: true,
    ids: true,
    chunks: true,
    chunkRelations: true,
    nestedModules: false,
  });
  const sets = new Map(ORDER.map((name) => [name, new Set()]));
  const { chunks } = stats.toJson({ all: false, chunks: true, ids: true });
  const nameOf = new Map(chunks.map((chunk) => [chunk.id, chunk.names[0]]));
  for (const { nameForCondition, chunks: ids } of modules) {
    if (!nameForCondition) continue;
    const holders = ids.map((id) => nameOf.get(id));
    const first = ORDER.find((name) => holders.includes(name));
    if (first) sets.get(first)?.add(nameForCondition);
  }
  return sets;
}
