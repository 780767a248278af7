import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Properties of components whose text the component passes to `t`. */
const SAID = new Set(
  'title label text words what hint submitLabel unitLabel action detail kicker tooltip empty placeholder message success'.split(
    ' ',
  ),
);
/** Functions that refuse a call; their first argument is shown to the user. */
const REFUSALS = new Set(['refused', 'forbidden', 'invalid', 'unavailable', 'conflict', 'unauthenticated']);
/** Phrase in the opening comment of a file that contains nothing but keys. */
const DECLARED = /dictionary key/;

/** Folders whose messages go to terminals and build servers only, in English. */
const TERMINAL = [path.join('src', 'cli'), path.join('platform', 'releases')];
const isForScreens = (file) => !TERMINAL.some((room) => file.includes(`${path.sep}${room}${path.sep}`));

/** Texts for people begin with a capital; codes, addresses and class names do not, or consist of capitals only. */
const isEnglish = (text) => /^(\p{Lu}[\p{Ll}’']|\p{Lu} |\{\w+\} )/u.test(text) && !/^[A-Z][a-z]+[A-Z]/.test(text);

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|spec|stories|example)\.tsx?$|\.d\.ts$|[\\/](testing|dev)[\\/]/.test(file),
    )
    .sort();
}

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** Returns every text within a node, without the texts of its types. */
function textsIn(node, found = []) {
  if (isText(node)) found.push(node.text);
  ts.forEachChild(node, (child) => {
    if (!ts.isTypeNode(child)) textsIn(child, found);
  });
  return found;
}

function valuesIn(node, found = []) {
  if (isText(node)) found.push(node.text);
  else if (ts.isPropertyAssignment(node)) valuesIn(node.initializer, found);
  else ts.forEachChild(node, (child) => void (ts.isTypeNode(child) || valuesIn(child, found)));
  return found;
}

const literalsOf = (type) =>
  (type.isUnion() ? type.types : [type]).filter((one) => one.isStringLiteral()).map((one) => one.value);

/** Resolves a name to the constant or function of our own that it refers to. */
function declarationOf(checker, node) {
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  return declaration && !declaration.getSourceFile().fileName.includes('node_modules') ? declaration : null;
}

/** Values that are not words, such as units and codes, are shown unchanged. */
const isSaid = (text) => isEnglish(text) || text.includes(' ');

const isTable = (node) => {
  const bare = node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? node.expression : node;
  return Boolean(bare) && (ts.isObjectLiteralExpression(bare) || ts.isArrayLiteralExpression(bare));
};

/** Returns the texts that the argument of `t` can be, as far as the source shows. */
function saidBy(checker, node) {
  if (isText(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return saidBy(checker, node.expression);
  if (ts.isConditionalExpression(node)) return [...saidBy(checker, node.whenTrue), ...saidBy(checker, node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...saidBy(checker, node.left), ...saidBy(checker, node.right)];
  const literals = literalsOf(checker.getTypeAtLocation(node));
  if (literals.length > 0) return literals.filter(isSaid);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const declaration = declarationOf(checker, node.expression);
    return isTable(declaration?.initializer) ? valuesIn(declaration.initializer).filter(isSaid) : [];
  }
  if (ts.isCallExpression(node)) {
    const declaration = declarationOf(checker, node.expression);
    return declaration ? [...textsIn(declaration).filter(isEnglish), ...lookedUpIn(checker, declaration)] : [];
  }
  return [];
}

/** Returns the texts that a function looks up in tables of its file. */
function lookedUpIn(checker, node, found = []) {
  if (ts.isElementAccessExpression(node)) found.push(...saidBy(checker, node));
  ts.forEachChild(node, (child) => void lookedUpIn(checker, child, found));
  return found;
}

const nameOf = (node) =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';

function handedOver(node) {
  const named = (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && node.name.getText();
  if (!named || !SAID.has(named) || !node.initializer) return [];
  const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
  const texts =
    value && isText(value) ? [value.text] : value && ts.isConditionalExpression(value) ? textsIn(value) : [];
  return texts.filter(isEnglish);
}

/** Returns the texts of the screens: arguments of `t`, and those passed to a component that calls it. */
function fromScreens(checker, source) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && nameOf(node.expression) === 't' && node.arguments[0])
      found.push(...saidBy(checker, node.arguments[0]));
    // `tn` takes the number first, then the singular and the plural text.
    if (ts.isCallExpression(node) && nameOf(node.expression) === 'tn')
      for (const form of node.arguments.slice(1, 3)) found.push(...saidBy(checker, form));
    found.push(...handedOver(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Phrase in the opening comment of a file that only callers of the API read, in English. */
const FOR_CALLERS = /for the description of the API/;

/**
 * Returns labels and messages of the contracts, without those of internal fields and those for callers of the API,
 * which no screen shows.
 */
function fromContracts(source) {
  if (FOR_CALLERS.test(source.text.slice(0, 200))) return [];
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && nameOf(node.expression) === 'internal') return;
    if (ts.isCallExpression(node) && nameOf(node.expression) === 'defineCall') return;
    if (ts.isCallExpression(node) && nameOf(node.expression) === 'about') return visit(node.arguments[0]);
    if (isText(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(isEnglish);
}

/** Returns refusals thrown by rules, and the constants of files that declare their texts as keys. */
function fromBackend(source) {
  if (DECLARED.test(source.text.slice(0, 400))) return textsIn(source).filter(isEnglish);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && REFUSALS.has(nameOf(node.expression)) && node.arguments[0])
      found.push(...valuesIn(node.arguments[0]));
    // A `Problem` takes its code first, then its text.
    if (ts.isNewExpression(node) && nameOf(node.expression) === 'Problem' && node.arguments?.[1])
      found.push(...valuesIn(node.arguments[1]));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(isEnglish);
}

const remotesIn = (root) =>
  readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'src')));

/**
 * Finds the English texts of the product, and where they are used.
 * @returns `shared` texts go into the portal's dictionaries, `remotes` into those of each remote; `said` are all texts
 * of the screens of each remote, also shared ones; `portal` are the shared texts of the portal's own screens, whatever
 * remotes exist; `mentioned` are all texts anywhere in the code, so that unused translations can be found.
 */
export function textsUsed(root) {
  const rooms = {
    screens: [...filesUnder(path.join(root, 'shell', 'src')), ...filesUnder(path.join(root, 'shell', 'kit', 'src'))],
    contracts: filesUnder(path.join(root, 'backend', 'contracts', 'src')),
    backend: filesUnder(path.join(root, 'backend', 'src')),
  };
  const remotes = Object.fromEntries(remotesIn(root).map((name) => [name, filesUnder(path.join(root, name, 'src'))]));
  const files = [...rooms.screens, ...rooms.contracts, ...rooms.backend, ...Object.values(remotes).flat()];
  const program = ts.createProgram(files, compilerOptions(root));
  const checker = program.getTypeChecker();
  const sourceOf = (file) => program.getSourceFile(file);
  const isEntry = (file) => file.endsWith(`${path.sep}remote.ts`);
  const entries = Object.values(remotes).flat().filter(isEntry);

  const portal = new Set(rooms.screens.flatMap((file) => fromScreens(checker, sourceOf(file))));
  const shared = new Set([
    ...portal,
    ...entries.flatMap((file) => fromScreens(checker, sourceOf(file))),
    ...rooms.contracts.flatMap((file) => fromContracts(sourceOf(file))),
    ...rooms.backend.filter(isForScreens).flatMap((file) => fromBackend(sourceOf(file))),
  ]);
  const said = Object.entries(remotes).map(([name, list]) => {
    const texts = list.filter((file) => !isEntry(file)).flatMap((file) => fromScreens(checker, sourceOf(file)));
    return [name, new Set(texts)];
  });
  const own = said.map(([name, texts]) => [name, new Set([...texts].filter((text) => !shared.has(text)))]);
  const mentioned = new Set(files.flatMap((file) => textsIn(sourceOf(file))));
  return { shared, portal, remotes: Object.fromEntries(own), said: Object.fromEntries(said), mentioned };
}

function compilerOptions(root) {
  const file = path.join(root, 'ops', 'test', 'walls.tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(JSON.parse(readFileSync(file, 'utf8')), ts.sys, path.dirname(file));
  return { ...options, noEmit: true, strict: true, skipLibCheck: true, types: [], target: ts.ScriptTarget.ES2022 };
}
