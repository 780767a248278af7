/**
 * Returns a Markdown table as the formatter writes it, with columns as wide as their widest cell.
 * @param {string[]} head
 * @param {string[][]} rows cells as Markdown, as many as the head has
 */
export function markdownTable(head, rows) {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((cells) => cells[at]?.length ?? 0)));
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Formats a text as code within a cell. */
export const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
