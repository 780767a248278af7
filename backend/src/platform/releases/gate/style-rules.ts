import type { Release } from '@lichen/contracts/portal/release';
import type { AtRule, ChildNode, Root } from 'postcss';
import type { Finding } from './finding';
import { readSheet } from './sheet-rules';

/** Findings about all style sheets of a release. */
export interface Styles {
  readonly findings: readonly Finding[];
  /** Prefixes of the remote's classes. */
  readonly prefixes: readonly string[];
}

type Add = (rule: string, found: string, wanted: string) => void;

const beginOf = (node: ChildNode) => String(node).replace(/\s+/g, ' ').slice(0, 60);

/** Adds findings for rules outside the remote's own layer, which could override others' styles. */
function layerFindings(sheet: Root, layer: string, add: Add): void {
  const isOwn = (node: ChildNode) => node.type === 'atrule' && node.name === 'layer' && node.params.trim() === layer;
  for (const node of sheet.nodes)
    if (node.type !== 'comment' && !(isOwn(node) && (node as AtRule).nodes))
      add('layer', beginOf(node), `rules within @layer ${layer}`);
}

/**
 * Checks the styles of a remote: every selector must begin with one of its own classes, and every rule must be in its
 * own layer.
 */
export async function readStyles(
  { name: remote, assets }: Release,
  read: (path: string) => Promise<Buffer>,
): Promise<Styles> {
  const findings: Finding[] = [];
  const prefixes = new Set<string>();
  for (const { path } of assets.filter(({ kind }) => kind === 'style')) {
    const add: Add = (rule, found, wanted) => void findings.push({ rule, found, wanted, file: path });
    try {
      const known = readSheet((await read(path)).toString('utf8'));
      layerFindings(known.sheet, `remote.${remote}`, add);
      for (const { rule, found, wanted } of known.problems) add(rule, found, wanted);
      for (const prefix of known.prefixes.keys()) prefixes.add(prefix);
    } catch (error) {
      add('style', error instanceof Error ? error.message : String(error), 'a style sheet that can be read');
    }
  }
  return { findings, prefixes: [...prefixes].sort() };
}
