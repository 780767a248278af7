import { account, captions, charges, foot, lines, pairs, registers, settled, table, taxTable } from './blocks.mjs';
import { addressee, sender, sums, supplied } from './letterhead.mjs';

/** Positions of the facts in the head, and on which side of their labels their values are. */
const HEADS = {
  aside: ({ sheet }, rows) => pairs(sheet, rows, { x: 330, y: 100, to: 550, step: 13 }),
  near: ({ sheet }, rows) => pairs(sheet, rows, { x: 340, y: 100, gap: 100, mark: ':', step: 13 }),
  above: ({ sheet }, rows) => captions(sheet, rows, { x: 45, y: 180, width: 500 / rows.length, isBelow: true }),
  below: ({ sheet }, rows) => captions(sheet, rows, { x: 45, y: 180, width: 500 / rows.length, isBelow: false }),
  inline: ({ sheet }, rows) =>
    lines(
      sheet,
      rows.map((row) => row.join(' ')),
      { x: 330, y: 100, step: 13 },
    ),
  row: ({ sheet }, rows) =>
    table(sheet, {
      x: 45,
      y: 180,
      columns: rows.map(([title]) => ({ title, width: 500 / rows.length })),
      rows: [rows.map(([, text]) => text)],
      size: 8,
    }),
};

const SUMS = {
  right: (writer, y) => pairs(writer.sheet, sums(writer), { x: 330, y, to: 550 }),
  rates: (writer, y) => taxTable(writer, { x: 200, y }),
  settled: (writer, y) => settled(writer, { x: 300, y, to: 550 }),
  account: (writer, y) =>
    account(writer, { x: 300, y: pairs(writer.sheet, [writer.net(), writer.tax()], { x: 300, y, to: 550 }), to: 550 }),
  boxed: (writer, y) => captions(writer.sheet, sums(writer), { x: 45, y, width: 170, isBelow: true }),
};

const COLUMNS = {
  wide: ['position', 'description', 'quantity', 'unit', 'price', 'line'],
  amountFirst: ['quantity', 'description', 'price', 'rate', 'line'],
  short: ['description', 'quantity', 'line'],
};

const assembled = (head, total, columns) => (writer) => {
  const { sheet, bill, say, isMetered, random } = writer;
  sender(writer, 45, 40, { size: 14, bold: true });
  lines(sheet, bill.addressOf(bill.office), { x: 45, y: 58, step: 9, style: { size: 7 } });
  addressee(writer, 45, 100);
  const isSaid = head === 'inline' && random.chance(0.5);
  const first = isSaid ? [] : [writer.number(), writer.date()];
  HEADS[head](writer, [...first, writer.customer(), writer.due(), ...(isMetered ? [] : [writer.order()])]);
  sheet.put(writer.title, 45, 214, { size: 12, bold: true });
  if (isSaid) {
    writer.print('invoice_number', 'invoice_date');
    sheet.put(
      bill.wording.sentence[0].replace('{number}', bill.invoiceNumber).replace('{date}', bill.day(bill.issued)),
      260,
      214,
      { bold: true },
    );
  }
  let y = 236;
  if (isMetered) {
    pairs(
      sheet,
      [
        [say('site'), supplied(writer)],
        [say('period'), writer.range()],
      ],
      { x: 45, y, gap: 150 },
    );
    y = registers(writer, { x: 45, y: y + 40, withUnit: random.pick(['cell', 'heading']) });
  } else if (bill.type === 'fuel') {
    pairs(sheet, [writer.delivered()], { x: 45, y, gap: 150 });
    y += 24;
  }
  y = charges(writer, { x: 45, y, columns: COLUMNS[columns], sum: bill.type === 'fuel', isBare: random.chance(0.5) });
  SUMS[total](writer, y);
  foot(writer);
};

/** Layouts assembled from parts, for tuning weights. */
export const ASSEMBLED = {
  asideRates: assembled('aside', 'rates', 'wide'),
  nearSettled: assembled('near', 'settled', 'short'),
  aboveRight: assembled('above', 'right', 'amountFirst'),
  belowAccount: assembled('below', 'account', 'wide'),
  inlineBoxed: assembled('inline', 'boxed', 'short'),
  rowRight: assembled('row', 'right', 'amountFirst'),
};
