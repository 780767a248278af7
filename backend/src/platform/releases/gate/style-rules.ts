import type { Release } from '@lichen/contracts/portal/release';
import postcss, { type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import type { Finding } from './finding';

/** Prefixes of the classes of shell, kit and component library. */
const PORTAL_PREFIXES = ['ant', 'anticon', 'rc', 'k', 'p', 'app', 'lichen'];

const prefixOf = (name: string) => name.split('-')[0] ?? name;

/** The class that the first part of a selector asks for; `:is(.a, .b) .c` and `th .c` ask for none. */
function firstClass(selector: Selector): string | undefined {
  for (const node of selector.nodes) {
    if (node.type === 'combinator') return undefined;
    if (node.type === 'class') return node.value;
  }
  return undefined;
}

/** Rules within `@keyframes` select moments, not elements. */
const isMoment = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/i.test((parent as { name?: string }).name ?? '');

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

/** Style of a remote reaches its own elements only: every selector begins at one of its own classes. */
export async function readStyles({ assets }: Release, read: (path: string) => Promise<Buffer>): Promise<Styles> {
  const findings: Finding[] = [];
  const prefixes = new Set<string>();
  for (const { path } of assets.filter(({ kind }) => kind === 'style')) {
    const add = (rule: string, found: string, wanted: string) =>
      void findings.push({ rule, found, wanted, file: path });
    try {
      const sheet = postcss.parse((await read(path)).toString('utf8'));
      sheet.walkAtRules(/^(import|charset|namespace|font-face)$/i, (rule) =>
        add('style', `@${rule.name}`, 'rules of the remote’s own classes'),
      );
      sheet.walkRules((rule) => {
        if (isMoment(rule)) return;
        for (const selector of selectorsOf(rule)) {
          const name = firstClass(selector);
          const prefix = name === undefined ? undefined : prefixOf(name);
          if (prefix === undefined)
            add('selector', String(selector).trim(), 'one that begins at a class of the remote');
          else if (PORTAL_PREFIXES.includes(prefix))
            add('selector', String(selector).trim(), 'a class of the remote, not of the portal');
          else prefixes.add(prefix);
        }
      });
    } catch (error) {
      add('style', error instanceof Error ? error.message : String(error), 'a style sheet that can be read');
    }
  }
  return { findings, prefixes: [...prefixes].sort() };
}
