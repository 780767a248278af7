import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts `line` before or after the one place that says `anchor`; a place that is gone is an error, never a guess.
 * @param {string} text
 * @param {{ anchor: string, before?: string, after?: string }} line
 * @param {string} file
 */
function insert(text, { anchor, before, after = '' }, file) {
  const at = text.indexOf(anchor);
  if (at < 0)
    throw new Error(`${file} no longer says ${JSON.stringify(anchor)}: add ${(before ?? after).trim()} by hand`);
  return before
    ? text.slice(0, at) + before + text.slice(at)
    : text.slice(0, at + anchor.length) + after + text.slice(at + anchor.length);
}

/** The lists that know every module and every example. The shell has none of them. */
function edits({ remote, module, camel, entity }) {
  return [
    {
      file: 'backend/src/modules.ts',
      inserts: [
        {
          anchor: "import { identity } from './modules/identity/identity.module';\n",
          after: `import { ${camel} } from './modules/${module}/${module}.module';\n`,
        },
        { anchor: '    identity,\n', after: `    ${camel},\n` },
      ],
    },
    {
      file: 'backend/test/examples.ts',
      inserts: [
        {
          anchor: 'const DRAFTS: Record<string, (world: World) => Promise<Body>> = {\n',
          after: `  ${entity}: async () => ({ title: \`Entry \${next()}\` }),\n`,
        },
        {
          anchor: 'const CHANGES: Record<string, () => Body> = {\n',
          after: `  ${entity}: () => ({ title: \`Entry \${next()}\` }),\n`,
        },
      ],
    },
    {
      file: 'tsconfig.json',
      inserts: [{ anchor: '    { "path": "mf-activities" }', before: `    { "path": "${remote}" },\n` }],
    },
  ];
}

/** Adds the new module to the backend's lists. All edits are tried before the first is written. */
export function connect(root, names) {
  const changed = [];
  for (const { file, inserts } of edits(names)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    changed.push({ file, text: inserts.reduce((result, one) => insert(result, one, file), text) });
  }
  for (const { file, text } of changed) writeFileSync(path.join(root, file), text);
  return changed.map(({ file }) => file);
}
