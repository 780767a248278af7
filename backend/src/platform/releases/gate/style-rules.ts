import type { Release } from '@lichen/contracts/portal/release';
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import type { Finding } from './finding';

/** Prefixes of the classes of shell, kit and component library. */
const PORTAL_PREFIXES = ['ant', 'anticon', 'rc', 'k', 'p', 'app', 'lichen'];

const prefixOf = (name: string) => name.split('-')[0] ?? name;

/**
 * The class that the first part of a selector asks for, and each part that stands beside it: `.a ~ main` reaches what is
 * nobody's own. `:is(.a, .b) .c` and `th .c` ask for none. What is below the first part is the remote's.
 */
function leadingClasses(selector: Selector): (string | undefined)[] {
  const found: (string | undefined)[] = [undefined];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      if (!/[~+|]/.test(node.value)) return found;
      found.push(undefined);
    } else if (node.type === 'class') found[found.length - 1] ??= node.value;
  }
  return found;
}

const NAME = /^[A-Za-z][\w-]*$/;
const KEYFRAMES = /^(-webkit-)?keyframes$/i;

/** Rules within `@keyframes` select moments, not elements. */
const isMoment = ({ parent }: Rule) => parent?.type === 'atrule' && KEYFRAMES.test((parent as AtRule).name);

/** What may stand around rules: conditions. Fonts, properties and counters have names that are everybody's. */
const CONDITIONS = /^(layer|media|supports|container|starting-style|(-webkit-)?keyframes)$/i;

function selectorsOf(rule: Rule): Selector[] {
  const found: Selector[] = [];
  selectorParser((root) => void found.push(...root.nodes)).processSync(rule.selector);
  return found;
}

export interface Styles {
  readonly findings: readonly Finding[];
  /** What the classes of the remote begin with. */
  readonly prefixes: readonly string[];
}

type Add = (rule: string, found: string, wanted: string) => void;

const beginOf = (node: ChildNode) => String(node).replace(/\s+/g, ' ').slice(0, 60);

/** All of a sheet is in the remote's own layer: a rule in none, or in another, would win over what it must not. */
function layerFindings(sheet: Root, layer: string, add: Add): void {
  const isOwn = (node: ChildNode) => node.type === 'atrule' && node.name === 'layer' && node.params.trim() === layer;
  for (const node of sheet.nodes)
    if (node.type !== 'comment' && !(isOwn(node) && (node as AtRule).nodes))
      add('layer', beginOf(node), `rules within @layer ${layer}`);
}

function atRuleFindings(sheet: Root, prefixes: Set<string>, add: Add): void {
  sheet.walkAtRules((rule) => {
    if (!CONDITIONS.test(rule.name)) add('style', `@${rule.name}`, 'rules of the remote’s own classes');
    if (!KEYFRAMES.test(rule.name)) return;
    const prefix = prefixOf(rule.params.trim());
    // Quotes and escapes would write a name of the portal in another way.
    if (PORTAL_PREFIXES.includes(prefix) || !NAME.test(rule.params.trim()))
      add('selector', `@keyframes ${rule.params}`, 'a name of the remote');
    else prefixes.add(prefix);
  });
}

/**
 * Style of a remote reaches its own elements only: every selector begins at one of its own classes, and every rule stands
 * in its own layer.
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
      const sheet = postcss.parse((await read(path)).toString('utf8'));
      layerFindings(sheet, `remote.${remote}`, add);
      atRuleFindings(sheet, prefixes, add);
      sheet.walkRules((rule) => {
        if (isMoment(rule)) return;
        for (const selector of selectorsOf(rule)) {
          for (const name of leadingClasses(selector)) {
            const prefix = name === undefined ? undefined : prefixOf(name);
            if (prefix === undefined)
              add('selector', String(selector).trim(), 'one that begins at a class of the remote');
            else if (PORTAL_PREFIXES.includes(prefix))
              add('selector', String(selector).trim(), 'a class of the remote, not of the portal');
            else prefixes.add(prefix);
          }
        }
      });
    } catch (error) {
      add('style', error instanceof Error ? error.message : String(error), 'a style sheet that can be read');
    }
  }
  return { findings, prefixes: [...prefixes].sort() };
}
