import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** Class prefixes of the shell, the kit and the component library. */
const PORTAL_PREFIXES = ['ant', 'anticon', 'rc', 'k', 'p', 'app', 'lichen'];

const prefixOf = (name: string) => name.split('-')[0] ?? name;

/**
 * Returns the class of the selector's first part, and of each sibling part: `.a ~ main` would match other elements.
 * Undefined for parts without a class, such as `:is(.a, .b) .c` and `th .c`. Descendants of the first part belong to
 * the remote.
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

/** Rules within `@keyframes` select times, not elements. */
const isMoment = ({ parent }: Rule) => parent?.type === 'atrule' && KEYFRAMES.test((parent as AtRule).name);

/** Conditions that may contain rules. Fonts, properties and counters would define global names. */
const CONDITIONS = /^(layer|media|supports|container|starting-style|(-webkit-)?keyframes)$/i;

function selectorsOf(rule: Rule): Selector[] {
  const found: Selector[] = [];
  selectorParser((root) => void found.push(...root.nodes)).processSync(rule.selector);
  return found;
}

/** A forbidden rule of a style sheet, with its position. */
export interface SheetProblem {
  readonly rule: 'selector' | 'style';
  readonly found: string;
  readonly wanted: string;
  /** Line number from 1; of little use in minified sheets. */
  readonly line: number;
}

/** A parsed style sheet with what the rules found in it. */
export interface ReadSheet {
  readonly sheet: Root;
  readonly problems: readonly SheetProblem[];
  /** Prefixes of the sheet's classes, each with its first line. */
  readonly prefixes: ReadonlyMap<string, number>;
}

const lineOf = ({ source }: ChildNode) => source?.start?.line ?? 1;

/**
 * Reads which elements a remote's style sheet matches: every selector must begin with a class of its own. Used by the
 * gate for built sheets and by `npm run check` for sources. Throws if the sheet cannot be parsed.
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
    // Quotes and escapes could spell a name of the portal differently.
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
