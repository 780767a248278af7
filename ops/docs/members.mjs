import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Returns the text of a doc comment on one line. */
const docOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns an inline type, or the interface of the same file that it names; otherwise undefined. */
function shapeOf(type, interfaces) {
  if (!type || ts.isTypeLiteralNode(type)) return type;
  return ts.isTypeReferenceNode(type) ? interfaces.get(type.typeName.getText()) : undefined;
}

const nameOf = ({ name }) => (ts.isStringLiteral(name) ? name.text : name.getText());

const propertyOf = (node) => ({
  name: nameOf(node),
  type: (node.type?.getText() ?? '').replace(/\s+/g, ' '),
  doc: docOf(node),
  isOptional: node.questionToken !== undefined,
});

/**
 * Returns the members of an interface from its source.
 * @param {string} file
 * @param {string} name of the interface
 * @returns {{ name: string, doc: string, properties: { name: string, type: string, doc: string, isOptional: boolean }[] }[]}
 * @throws when the file declares no such interface
 */
export function membersOf(file, name) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const interfaces = new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map((each) => /** @type {const} */ ([each.name.text, each])),
  );
  const found = interfaces.get(name);
  if (!found) throw new Error(`${file} declares no interface ${name}`);
  return found.members.filter(ts.isPropertySignature).map((member) => {
    const shape = shapeOf(member.type, interfaces);
    return {
      name: nameOf(member),
      doc: docOf(member) || (shape ? docOf(shape) : ''),
      properties: (shape?.members ?? []).filter(ts.isPropertySignature).map(propertyOf),
    };
  });
}
