import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

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

/** What a sheet must not say, and where it does. */
export interface SheetProblem {
  readonly rule: 'selector' | 'style';
  readonly found: string;
  readonly wanted: string;
  /** From 1; of minified sheets it says little. */
  readonly line: number;
}

export interface ReadSheet {
  readonly sheet: Root;
  readonly problems: readonly SheetProblem[];
  /** What the classes of the sheet begin with, and the line of the first of each. */
  readonly prefixes: ReadonlyMap<string, number>;
}

const lineOf = ({ source }: ChildNode) => source?.start?.line ?? 1;

/**
 * What a sheet of a remote reaches: every selector has to begin at a class that is neither the portal's nor nobody's. The
 * gate reads what was built by it, and `npm run check` the sources. Throws where it cannot be read.
 */
export function readSheet(text: string): ReadSheet {
  const sheet = postcss.parse(text);
  const problems: SheetProblem[] = [];
  const prefixes = new Map<string, number>();
  const add = (rule: SheetProblem['rule'], node: ChildNode, found: string, wanted: string) =>
    void problems.push({ rule, found, wanted, line: lineOf(node) });
  const take = (prefix: string, node: ChildNode) => void (prefixes.has(prefix) || prefixes.set(prefix, lineOf(node)));

  sheet.walkAtRules((rule) => {
    if (!CONDITIONS.test(rule.name)) add('style', rule, `@${rule.name}`, 'rules of the remote’s own classes');
    if (!KEYFRAMES.test(rule.name)) return;
    const prefix = prefixOf(rule.params.trim());
    // Quotes and escapes would write a name of the portal in another way.
    if (PORTAL_PREFIXES.includes(prefix) || !NAME.test(rule.params.trim()))
      add('selector', rule, `@keyframes ${rule.params}`, 'a name of the remote');
    else take(prefix, rule);
  });
  sheet.walkRules((rule) => {
    if (isMoment(rule)) return;
    for (const selector of selectorsOf(rule))
      for (const name of leadingClasses(selector)) {
        const said = String(selector).trim();
        if (name === undefined) add('selector', rule, said, 'one that begins at a class of the remote');
        else if (PORTAL_PREFIXES.includes(prefixOf(name)))
          add('selector', rule, said, 'a class of the remote, not of the portal');
        else take(prefixOf(name), rule);
      }
  });
  return { sheet, problems, prefixes };
}
