import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './run.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'lichen-styles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of the check for remotes that have these sheets and nothing else. */
async function said(sheets) {
  const tree = mkdtempSync(path.join(folder, 'tree-'));
  for (const [file, text] of Object.entries(sheets)) {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
  const program = path.join(root, 'ops', 'test', 'check-styles.mjs');
  const { code, output } = await run(process.execPath, [program, tree]);
  return { code, lines: output.trim().split('\n').filter(Boolean) };
}

const LIST = 'mf-docs/src/list/list.css';

it('names file and line of a selector that begins at no class of the remote', async () => {
  const sheet =
    '.doc-a {\n  gap: 0;\n}\n\n@media (width < 600px) {\n  [role="alert"] > .doc-b {\n    gap: 0;\n  }\n}\n';

  expect(await said({ [LIST]: sheet })).toEqual({
    code: 1,
    lines: [`${LIST}:6: selector: found [role="alert"] > .doc-b; wanted one that begins at a class of the remote`],
  });
});

it.each([
  ['an element', 'table {\n}', `${LIST}:1: selector: found table;`],
  ['a class of the portal', '.doc-a {\n}\n.p-rail .doc-a {\n}', `${LIST}:3: selector: found .p-rail .doc-a;`],
  ['what stands beside its own', '\n.doc-a ~ main {\n}', `${LIST}:2: selector: found .doc-a ~ main;`],
  ['a font', '@font-face {\n  font-family: X;\n}', `${LIST}:1: style: found @font-face;`],
  ['movements of the portal', '\n@keyframes k-appear {\n}', `${LIST}:2: selector: found @keyframes k-appear;`],
  ['a sheet that cannot be read', '.doc-a {\n  gap: 0;\n}\n}', `${LIST}:4: style: found Unexpected };`],
])('refuses %s', async (_what, sheet, begin) => {
  const { code, lines } = await said({ [LIST]: sheet });

  expect({ code, line: lines[0]?.slice(0, begin.length), count: lines.length }).toEqual({
    ...{ code: 1, line: begin, count: 1 },
  });
});

it('refuses classes that begin as those of another remote', async () => {
  const { code, lines } = await said({ 'mf-a/src/a.css': '.act-a {\n}', 'mf-b/src/b.css': '.b-a {\n}\n.act-b {\n}' });

  expect({ code, lines }).toEqual({
    code: 1,
    lines: [
      'mf-b/src/b.css:3: class prefix of another remote: found act; wanted another; mf-a has classes that begin so',
    ],
  });
});

it('lets through what the gate lets through', async () => {
  const sheet = '.doc-a > li, .doc-a:hover .ant-btn {\n}\n@keyframes doc-in {\n  from {\n    opacity: 0;\n  }\n}\n';

  expect(await said({ [LIST]: sheet, 'mf-a/src/a.css': '.a-b {\n}', 'mf-a/README.md': '' })).toEqual({
    ...{ code: 0, lines: [] },
  });
});
