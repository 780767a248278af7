import { addressee, sender, sums, supplied } from './letterhead.mjs';
import { account, captions, charges, foot, lines, pairs, registers, table, taxTable } from './blocks.mjs';

const WIDE = ['position', 'description', 'quantity', 'unit', 'price', 'line'];
const right = (writer, rows, at) => pairs(writer.sheet, rows, { x: 340, to: 550, step: 13, ...at });

/** A letter for a window envelope, with its facts in a block on the right and its totals below the lines. */
function letter(writer) {
  const { sheet, bill, say, isMetered } = writer;
  sender(writer, 45, 40, { size: 16, bold: true, color: '#24523a' });
  sheet.put(`${bill.supplier} - ${bill.addressOf(bill.office).join(' - ')}`, 45, 118, { size: 6 });
  addressee(writer, 45, 130);
  const facts = [
    writer.date(),
    writer.number(),
    writer.customer(),
    [say('clerk'), bill.clerk],
    [bill.wording.phone, bill.phone],
  ];
  if (!isMetered) facts.push(writer.order(), writer.delivered());
  pairs(sheet, facts, { x: 345, y: 130, gap: 105, step: 12, label: { size: 8 }, value: { size: 8 } });
  sheet.put(writer.title, 45, 238, { size: 13, bold: true });
  let y = 262;
  if (isMetered) {
    sheet.put(`${say('period')} ${writer.range()}`, 45, y);
    sheet.put(`${say('site')} ${supplied(writer)}`, 45, y + 13);
    y = registers(writer, { x: 45, y: y + 36 });
  }
  y = charges(writer, { x: 45, y, columns: WIDE, sum: bill.type === 'fuel' && bill.lines.length > 1 });
  right(writer, sums(writer), { y });
  sheet.put(`${say('dueDate')} ${bill.day(bill.due)}`, 45, y + 60);
  foot(writer);
}

/** Number and date within a sentence, without labels. */
function sentence(writer) {
  const { sheet, bill, random, say, isMetered, print } = writer;
  print('invoice_number', 'invoice_date', 'company_name', 'supplier_name');
  lines(sheet, [bill.supplier, ...bill.addressOf(bill.office), `${bill.wording.phone} ${bill.phone}`], {
    x: 380,
    y: 45,
    style: { size: 8.5 },
  });
  addressee(writer, 60, 130);
  const head = random
    .pick(bill.wording.sentence)
    .replace('{title}', writer.title)
    .replace('{number}', bill.invoiceNumber)
    .replace('{date}', bill.day(bill.issued));
  sheet.put(head, 60, 228, { size: 12, bold: true });
  sheet.flow(random.pick(bill.wording.thanks), 60, 250, 460);
  let y = 284;
  if (isMetered) {
    print('period_start', 'period_end');
    const said = random
      .pick(bill.wording.saidPeriod)
      .replace('{from}', bill.day(bill.from))
      .replace('{to}', bill.day(bill.to));
    sheet.put(said, 60, y);
    sheet.put(`${say('site')}: ${supplied(writer)}`, 60, y + 14);
    y = registers(writer, { x: 60, y: y + 38, scale: 0.92, withUnit: 'heading' });
  }
  y = charges(writer, {
    x: 60,
    y,
    columns: ['description', 'quantity', 'price', 'line'],
    isBare: false,
    ruled: false,
    sum: bill.type === 'fuel' && bill.lines.length > 1,
  });
  pairs(sheet, sums(writer), { x: 300, y, to: 450 });
  sheet.put(
    random.pick(bill.wording.saidTotal).replace('{due}', bill.money(bill.gross)).replace('{date}', bill.day(bill.due)),
    60,
    y + 66,
  );
  foot(writer);
}

/** Values with small captions below them; the amount due in large type. */
function underneath(writer) {
  const { sheet, bill, say, isMetered } = writer;
  sheet.box(0, 0, 595, 74, '#e4eef5');
  sender(writer, 40, 24, { size: 18, bold: true });
  sheet.end(writer.title, 555, 32, { size: 11 });
  captions(sheet, [writer.number(), writer.date(), writer.customer(), writer.due()], {
    x: 40,
    y: 92,
    width: 130,
    isBelow: false,
  });
  captions(sheet, [writer.gross()], { x: 40, y: 132, width: 200, isBelow: false, size: 19, small: 7 });
  addressee(writer, 360, 134, 12);
  let y = 196;
  if (isMetered) {
    captions(sheet, [[say('period'), writer.range()]], { x: 40, y, width: 230, isBelow: false });
    captions(sheet, [[say('site'), supplied(writer)]], { x: 290, y, width: 200, isBelow: false, size: 8.5 });
    captions(
      sheet,
      [
        [say('use'), writer.amountUsed()],
        [say('lastYear'), `${bill.figure(Math.round(bill.use * 1.08), 0)} ${bill.unit}`],
      ],
      { x: 40, y: y + 34, width: 230, isBelow: false },
    );
    y = registers(writer, { x: 40, y: y + 78 });
  }
  y = charges(writer, {
    x: 40,
    y: y + 6,
    columns: ['description', 'quantity', 'price', 'rate', 'line'],
    sum: bill.type === 'fuel',
  });
  captions(sheet, [writer.net(), writer.tax()], { x: 320, y, width: 120, isBelow: false });
  foot(writer);
}

/** A statement of account with a payment slip that repeats its facts. */
function slip(writer) {
  const { sheet, bill, say, isMetered } = writer;
  sender(writer, 40, 36, { size: 14, bold: true });
  lines(sheet, bill.addressOf(bill.office), { x: 40, y: 54, step: 10, style: { size: 7.5 } });
  const customer = writer.customer();
  pairs(sheet, [customer, writer.number(), writer.date(), writer.due()], {
    x: 370,
    y: 36,
    to: 555,
    step: 12,
    label: { size: 8, bold: true },
    value: { size: 8 },
  });
  sheet.put(writer.title, 40, 100, { size: 12, bold: true });
  let y = 122;
  if (isMetered) {
    lines(sheet, [`${say('site')}:`, bill.site.street, ...bill.townOf(bill.site)], { x: 40, y, step: 11 });
    writer.print('supplied_address');
    sheet.put(`${say('period')}: ${writer.range()} (${bill.days} ${bill.wording.days})`, 260, y);
    y = registers(writer, { x: 40, y: y + 50 });
  } else {
    pairs(sheet, [writer.order(), writer.delivered()], { x: 40, y, gap: 120 });
    y += 40;
  }
  y = charges(writer, { x: 40, y, columns: ['description', 'quantity', 'price', 'line'], sum: bill.type === 'fuel' });
  y = pairs(sheet, [writer.net(), writer.tax()], { x: 330, y, to: 500, step: 13 });
  y = account(writer, { x: 300, y: y + 8, to: 540 });
  sheet.rule(30, 640, 565);
  lines(sheet, [bill.supplier, ...bill.addressOf(bill.office)], { x: 40, y: 745, step: 11 });
  pairs(
    sheet,
    [
      [customer[0], bill.customerNumber],
      [say('amountDue'), bill.money(bill.gross)],
      [say('dueDate'), bill.day(bill.due)],
    ],
    { x: 370, y: 655, to: 555, step: 14 },
  );
  addressee(writer, 40, 660);
}

/** Boxes with a small label in the corner and the value inside. */
function boxes(writer) {
  const { sheet, bill, say, isMetered } = writer;
  const box = ([key, text], x, y, width, height = 34) => {
    sheet.box(x, y, width, height);
    sheet.put(key, x + 3, y + 2, { size: 6 });
    lines(sheet, [text].flat(), { x: x + 6, y: y + 13, step: 11, style: { size: 9 } });
  };
  writer.print('supplier_name', 'company_name');
  box([say('billTo'), [bill.company, ...bill.addressOf(bill.postal)]], 300, 60, 255, 64);
  box(['', [bill.supplier, ...bill.addressOf(bill.office)]], 40, 60, 255, 64);
  sheet.put(writer.title, 40, 34, { size: 15, bold: true });
  box(writer.number(), 40, 130, 126);
  box(writer.date(), 170, 130, 100);
  box(writer.customer(), 274, 130, 126);
  box(writer.due(), 404, 130, 151);
  let y = 176;
  if (isMetered) {
    box([say('periodFrom'), bill.day(bill.from)], 40, y, 126);
    box([say('periodTo'), bill.day(bill.to)], 170, y, 126);
    writer.print('period_start', 'period_end');
    box([say('site'), supplied(writer)], 300, y, 255);
    y = registers(writer, { x: 40, y: y + 50, withUnit: 'heading' });
  } else {
    box(writer.order(), 40, y, 126);
    box([say('orderDate'), bill.day(bill.ordered)], 170, y, 126);
    box(writer.delivered(), 300, y, 126);
    box([say('deliveryNote'), bill.deliveryNote], 430, y, 125);
    y += 50;
  }
  y = charges(writer, { x: 40, y, columns: WIDE, sum: bill.type === 'fuel' && bill.lines.length > 1 });
  box(writer.net(), 240, y, 100);
  box(writer.tax(), 344, y, 100);
  box(writer.gross(), 448, y, 107);
  foot(writer);
}

/** A row of six headings above a row of values; totals in a table of rates. */
function gridded(writer) {
  const { sheet, bill, say, isMetered } = writer;
  sheet.mid(bill.supplier, 297, 36, { size: 17, bold: true });
  writer.print('supplier_name');
  sheet.mid(bill.addressOf(bill.office).join(' · '), 297, 58, { size: 7 });
  addressee(writer, 320, 96);
  sheet.put(writer.title, 45, 178, { size: 14, bold: true });
  const cells = [
    writer.date(),
    writer.customer(),
    writer.number(),
    isMetered ? [say('contract'), bill.contractNumber] : writer.order(),
    writer.due(),
    [say('page'), '1'],
  ];
  table(sheet, {
    x: 45,
    y: 204,
    columns: cells.map(([title]) => ({ title, width: 84 })),
    rows: [cells.map(([, text]) => text)],
    size: 8,
  });
  let y = 250;
  if (isMetered) {
    pairs(
      sheet,
      [
        [say('site'), supplied(writer)],
        [say('period'), writer.range()],
      ],
      { x: 45, y, gap: 130 },
    );
    y = registers(writer, { x: 45, y: y + 38 });
  }
  y = charges(writer, {
    x: 45,
    y,
    columns: ['quantity', 'unit', 'description', 'price', 'rate', 'line'],
    sum: bill.type === 'fuel' && bill.lines.length > 1,
  });
  y = taxTable(writer, { x: 220, y });
  sheet.put(`${say('amountDue')}`, 230, y, { bold: true });
  sheet.end(bill.money(bill.gross), 546, y, { bold: true });
  foot(writer);
}

export const LETTERS = { letter, sentence, underneath, slip, boxes, gridded };
