import { charges, foot, lines, pairs, registers, settled } from './blocks.mjs';
import { addressee, sender, sums, supplied } from './letterhead.mjs';

/** An annual bill with its prepayments, so that the amount due is not the bill's total. */
function yearly(writer) {
  const { sheet, bill, say, isMetered } = writer;
  sender(writer, 400, 40, { size: 12, bold: true });
  addressee(writer, 50, 120);
  pairs(sheet, [writer.customer(), writer.number(), writer.date()], { x: 370, y: 120, gap: 90, mark: ':' });
  sheet.put(writer.title, 50, 214, { size: 13, bold: true });
  let y = 240;
  if (isMetered) {
    sheet.put(`${say('site')}: ${supplied(writer)}`, 50, y);
    sheet.put(`${say('period')}: ${writer.range()}`, 50, y + 14);
    y += 36;
  }
  y = settled(writer, { x: 50, y, to: 330 }) + 10;
  sheet.put(`${say('dueDate')} ${bill.day(bill.due)}`, 50, y);
  if (bill.type === 'electricity' && bill.renewable !== null) {
    writer.print('renewable_used');
    sheet.put(`${say('renewable')} ${bill.renewable} %`, 50, y + 16);
  }
  sheet.put(`${bill.wording.page.at(0)} 1/2`, 520, 812, { size: 7 });
  sheet.page();
  sheet.put(`${bill.supplier}`, 50, 40, { size: 7 });
  let next = isMetered ? registers(writer, { x: 50, y: 64 }) : 64;
  next = charges(writer, {
    x: 50,
    y: next,
    columns: ['description', 'quantity', 'price', 'line'],
    sum: bill.type === 'fuel',
  });
  foot(writer);
}

/** Monospaced text with dot leaders before the values. */
function dotted(writer) {
  const { sheet, bill, say, isMetered } = writer;
  const led = (pairs, y) =>
    lines(
      sheet,
      pairs.map(([key, text]) => `${`${key} `.padEnd(38, '.')} ${text}`),
      { x: 45, y, step: 14 },
    );
  sender(writer, 45, 40, { size: 12 });
  lines(sheet, [...bill.addressOf(bill.office), `${bill.wording.vatId} ${bill.vat}`], {
    x: 45,
    y: 56,
    style: { size: 8 },
  });
  addressee(writer, 330, 100);
  const rows = [
    writer.number(),
    writer.date(),
    writer.customer(),
    [say('contract'), bill.contractNumber],
    writer.due(),
  ];
  if (isMetered) {
    writer.print('period_start', 'period_end');
    rows.push(
      [say('periodFrom'), bill.day(bill.from)],
      [say('periodTo'), bill.day(bill.to)],
      [say('site'), supplied(writer)],
    );
    rows.push([say('use'), writer.amountUsed()]);
  } else rows.push(writer.order(), [say('orderDate'), bill.day(bill.ordered)], writer.delivered());
  sheet.put(writer.title, 45, 160, { bold: true });
  led(rows, 182);
  let y = 182 + rows.length * 14 + 14;
  y = charges(writer, {
    x: 45,
    y,
    columns: ['description', 'quantity', 'price', 'line'],
    ruled: false,
    size: 8,
    sum: bill.type === 'fuel' && bill.lines.length > 1,
  });
  led(sums(writer), y);
}

export const PLAIN = { yearly, dotted };
