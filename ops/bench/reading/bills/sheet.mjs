const PLAIN = { size: 0, bold: false, color: '', italics: false, spacing: 0 };

/** A surface on which a layout prints text anywhere, in points from the top left of an A4 page. */
export function sheetOf({ font = 'Helvetica', size = 9.5 } = {}) {
  const content = [];
  let isFresh = true;
  const add = (node) => {
    content.push(isFresh ? node : { ...node, pageBreak: 'before' });
    isFresh = true;
  };
  const words = (text, style = {}) => {
    const { size: own, bold, color, italics, spacing } = { ...PLAIN, ...style };
    return {
      text: String(text),
      noWrap: true,
      ...(own ? { fontSize: own } : {}),
      ...(bold ? { bold } : {}),
      ...(italics ? { italics } : {}),
      ...(color ? { color } : {}),
      ...(spacing ? { characterSpacing: spacing } : {}),
    };
  };
  const WIDE = 420;
  return {
    put: (text, x, y, style) => add({ ...words(text, style), absolutePosition: { x, y } }),
    /** Text that ends at `x`. */
    end: (text, x, y, style) =>
      add({
        columns: [{ ...words(text, style), width: WIDE, alignment: 'right' }],
        absolutePosition: { x: x - WIDE, y },
      }),
    /** Text centred at `x`. */
    mid: (text, x, y, style) =>
      add({
        columns: [{ ...words(text, style), width: WIDE, alignment: 'center' }],
        absolutePosition: { x: x - WIDE / 2, y },
      }),
    /** Text wrapped at a width. */
    flow: (text, x, y, width, style) =>
      add({
        columns: [{ ...words(text, style), noWrap: false, width }],
        absolutePosition: { x, y },
      }),
    rule: (x, y, to, color = '#888') =>
      add({
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: to - x, y2: 0, lineWidth: 0.5, lineColor: color }],
        absolutePosition: { x, y },
      }),
    box: (x, y, w, h, fill) =>
      add({
        canvas: [
          { type: 'rect', x: 0, y: 0, w, h, ...(fill ? { color: fill } : { lineWidth: 0.5, lineColor: '#777' }) },
        ],
        absolutePosition: { x, y },
      }),
    page: () => {
      content.push({ text: '', pageBreak: 'after', fontSize: 1 });
    },
    definition: () => ({
      pageSize: 'A4',
      pageMargins: 0,
      defaultStyle: { font, fontSize: size },
      content,
    }),
  };
}
