import { type AnyNode, type Pattern, type Program, parse } from 'acorn';

/** Names that a script uses. */
export interface ScriptNames {
  /** Global declarations, beside `fetch` and `React`. */
  readonly declared: ReadonlySet<string>;
  /** Assigned without being declared in the script. */
  readonly written: ReadonlySet<string>;
  /** All string literals, without comments. */
  readonly texts: ReadonlySet<string>;
  /** True if it imports modules, for which no release lists a hash. */
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

/** Returns the names that a destructuring pattern assigns: a, c and d for `{ a, b: [c = 1, ...d] }`. */
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

/** Returns the names that a node declares, and whether they are scoped to its function. */
function declaredBy(node: AnyNode): { names: string[]; isHoisted: boolean } {
  if (node.type === 'VariableDeclaration')
    return { names: node.declarations.flatMap(({ id }) => namesIn(id)), isHoisted: node.kind === 'var' };
  if (node.type === 'FunctionDeclaration') return { names: namesIn(node.id), isHoisted: true };
  if (node.type === 'ClassDeclaration') return { names: namesIn(node.id), isHoisted: false };
  return { names: node.type === 'CatchClause' ? namesIn(node.param ?? null) : [], isHoisted: false };
}

/** Returns all nodes below the roots that belong to the same function. */
function withinFunction(roots: readonly AnyNode[]): AnyNode[] {
  const found: AnyNode[] = [];
  const left = [...roots];
  for (let node = left.pop(); node; node = left.pop()) {
    found.push(node);
    // The body of a nested function is another scope.
    if (!isFunction(node)) left.push(...childrenOf(node));
  }
  return found;
}

/** Block-scoped names are treated as names of their function; no build of ours relies on the difference. */
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

/** Returns the global declarations: all top-level ones, and those that blocks hoist. */
function declaredForAll({ body }: Program): Set<string> {
  const top = new Set<AnyNode>(body);
  return new Set(
    withinFunction(body).flatMap((node) => {
      const { names, isHoisted } = declaredBy(node);
      return isHoisted || top.has(node) ? names : [];
    }),
  );
}

/**
 * Parses a script; throws if it is not valid ES2024. Uses a list of nodes instead of recursion, because long
 * expressions nest deeper than the stack.
 */
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
