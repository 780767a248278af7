import { type AnyNode, type Pattern, type Program, parse } from 'acorn';

/** What a script says and does with names, wherever in it. */
export interface ScriptNames {
  /** Declared beside `fetch` and `React`, for everybody. */
  readonly declared: ReadonlySet<string>;
  /** Written to without being declared in the script. */
  readonly written: ReadonlySet<string>;
  /** Every text in it; what a comment says is none. */
  readonly texts: ReadonlySet<string>;
  /** True where it asks the browser for a module, of which no release says a hash. */
  readonly isImporting: boolean;
}

interface Scope {
  readonly names: Set<string>;
  readonly outer: Scope | null;
}

type FunctionNode = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: AnyNode): AnyNode[] =>
  Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));

const isFunction = ({ type }: AnyNode): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** Names that a pattern gives a value to: `{ a, b: [c = 1, ...d] }` to a, c and d. */
function namesIn(pattern: Pattern | AnyNode | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** Names that a node declares, and whether for the whole function that it is in. */
function declaredBy(node: AnyNode): { names: string[]; isHoisted: boolean } {
  if (node.type === 'VariableDeclaration')
    return { names: node.declarations.flatMap(({ id }) => namesIn(id)), isHoisted: node.kind === 'var' };
  if (node.type === 'FunctionDeclaration') return { names: namesIn(node.id), isHoisted: true };
  if (node.type === 'ClassDeclaration') return { names: namesIn(node.id), isHoisted: false };
  return { names: node.type === 'CatchClause' ? namesIn(node.param ?? null) : [], isHoisted: false };
}

/** Everything below some nodes that is part of the same function. */
function withinFunction(roots: readonly AnyNode[]): AnyNode[] {
  const found: AnyNode[] = [];
  const left = [...roots];
  for (let node = left.pop(); node; node = left.pop()) {
    found.push(node);
    // Of a function only its name stands here.
    if (!isFunction(node)) left.push(...childrenOf(node));
  }
  return found;
}

/** Names of blocks are taken as names of their function: a script that leans on the difference is no build of ours. */
function scopeOf(node: FunctionNode, outer: Scope): Scope {
  const own = node.type === 'FunctionExpression' ? namesIn(node.id ?? null) : [];
  const inside = withinFunction([node.body]).flatMap((each) => declaredBy(each).names);
  return { names: new Set([...own, ...node.params.flatMap(namesIn), ...inside, 'arguments']), outer };
}

function isKnown(name: string, scope: Scope | null): boolean {
  for (let at = scope; at; at = at.outer) if (at.names.has(name)) return true;
  return false;
}

function writtenBy(node: AnyNode): string[] {
  if (node.type === 'AssignmentExpression') return namesIn(node.left);
  if (node.type === 'UpdateExpression') return namesIn(node.argument);
  return node.type === 'ForInStatement' || node.type === 'ForOfStatement' ? namesIn(node.left) : [];
}

/** Declared for everybody: at the beginning of the script whatever the way, in its blocks what leaves them. */
function declaredForAll({ body }: Program): Set<string> {
  const top = new Set<AnyNode>(body);
  return new Set(
    withinFunction(body).flatMap((node) => {
      const { names, isHoisted } = declaredBy(node);
      return isHoisted || top.has(node) ? names : [];
    }),
  );
}

/** Reads a script; throws where it is none of ES2024. Nodes are kept in a list: a long sum nests deeper than a stack. */
export function readScript(text: string): ScriptNames {
  const program = parse(text, { ecmaVersion: 2024, sourceType: 'script', allowHashBang: false });
  const texts = new Set<string>();
  const written = new Set<string>();
  let isImporting = false;
  const blocks = withinFunction(program.body).flatMap((node) => declaredBy(node).names);
  const left: { node: AnyNode; scope: Scope }[] = [{ node: program, scope: { names: new Set(blocks), outer: null } }];
  for (let at = left.pop(); at; at = left.pop()) {
    const { node, scope } = at;
    if (node.type === 'Literal' && typeof node.value === 'string') texts.add(node.value);
    if (node.type === 'TemplateElement' && node.value.cooked) texts.add(node.value.cooked);
    if (node.type === 'ImportExpression') isImporting = true;
    for (const name of writtenBy(node)) if (!isKnown(name, scope)) written.add(name);
    const inner = isFunction(node) ? scopeOf(node as FunctionNode, scope) : scope;
    for (const child of childrenOf(node)) left.push({ node: child, scope: inner });
  }
  return { declared: declaredForAll(program), written, texts, isImporting };
}
